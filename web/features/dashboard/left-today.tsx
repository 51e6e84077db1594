import { useQuery } from '@tanstack/react-query';
import { contactAllowanceQuery, interestCountsQuery } from '#web/connecting/connecting.queries.ts';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import styles from './left-today.module.css';

/** How many interests and contact views are left today, quietly; nothing while that is not known. */
export function LeftToday() {
  const t = useMemberTexts();
  const { data: counted } = useQuery(interestCountsQuery());
  const { data: allowed } = useQuery(contactAllowanceQuery());
  const interests = counted?.data;
  const views = allowed?.data;
  if (interests === undefined || views === undefined) return <p className={styles.left} />;
  const { left, limit } = interests;
  const isOpen = left === null || limit === null;
  const sentence = t('dashboard.leftBoth', {
    interests: isOpen ? t('dashboard.interestsOpen') : t('dashboard.interestsLeft', { count: left, limit }),
    contacts: t('dashboard.contactsLeft', { count: views.left, limit: views.limit }),
  });
  return (
    <p className={styles.left}>
      {t('dashboard.today')} {sentence}
    </p>
  );
}

import { IconCheck } from '@tabler/icons-react';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import styles from './section-mark.module.css';

/** How much of a section is missing, or that nothing is. */
export function SectionMark({ missing }: { missing: number }) {
  const t = useProfileTexts();
  if (missing > 0) return <span className={styles.missing}>{t('missing.count', { count: missing })}</span>;
  return (
    <span className={styles.whole} title={t('missing.whole')}>
      <IconCheck size="1.25rem" aria-hidden="true" />
      <span className="visually-hidden">{t('missing.whole')}</span>
    </span>
  );
}

import { Skeleton } from '#web/design/skeleton.tsx';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import styles from './invitation-page.module.css';

/** The shape of the page until what is held is there. */
export function Loading() {
  const t = useInvitationTexts();
  return (
    <div className={styles.loading} aria-busy="true">
      <h1>{t('title')}</h1>
      <p className={styles.soft}>{t('loading')}</p>
      <Skeleton height="9rem" />
      <Skeleton height="20rem" />
    </div>
  );
}

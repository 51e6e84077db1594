import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/design/skeleton.tsx';
import styles from './area-loading.module.css';

/** Stands in the document until the browser has loaded an area. */
export function AreaLoading() {
  const { t } = useTranslation();
  return (
    <main id="content" className={styles.loading} aria-busy="true">
      <span className="visually-hidden">{t('states.loading')}</span>
      <Skeleton height="var(--space-10)" width="40%" />
      <Skeleton height="var(--space-24)" />
      <Skeleton height="var(--space-24)" />
    </main>
  );
}

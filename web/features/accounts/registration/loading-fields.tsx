import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/design/skeleton.tsx';
import styles from './registration.module.css';

/** Two fields that are on their way. */
export function LoadingFields() {
  const { t } = useTranslation();
  return (
    <div className={styles.step} aria-busy="true">
      <span className="visually-hidden">{t('states.loading')}</span>
      {['first', 'second'].map((field) => (
        <div key={field}>
          <Skeleton height="var(--space-5)" width="40%" />
          <Skeleton height="var(--target)" />
        </div>
      ))}
    </div>
  );
}

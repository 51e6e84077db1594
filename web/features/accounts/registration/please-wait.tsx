import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './please-wait.module.css';

/** Lies over a form while it is on its way. */
export function PleaseWait() {
  const { t } = useTranslation();
  return (
    <div className={styles.veil} role="status">
      <Loader />
      <p>{t('states.busy')}</p>
    </div>
  );
}

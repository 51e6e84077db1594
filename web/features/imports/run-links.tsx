import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './run-links.module.css';

/** The way back to the list of imports. */
export function BackToImports() {
  const t = useImportsTexts();
  return (
    <Link to="/admin-import" className={styles.back} activeProps={{}} activeOptions={{ exact: true }}>
      <IconArrowLeft size="1.125rem" aria-hidden="true" />
      {t('run.back')}
    </Link>
  );
}

import { IconStarFilled } from '@tabler/icons-react';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import styles from './must-have-mark.module.css';

/** Says of a criterion that it is a must-have. */
export function MustHaveMark() {
  const t = usePreferenceTexts();
  return (
    <span className={styles.mark}>
      <IconStarFilled size="0.875rem" aria-hidden="true" />
      {t('mark.label')}
    </span>
  );
}

import { CloseButton, Combobox } from '@mantine/core';
import { useChoicesTexts } from '#web/i18n/use-choices-texts.ts';
import styles from './choice-marks.module.css';

type Props = { label: string; onClear: (() => void) | undefined };

/** What stands at the end of a field: a way to empty it, and the sign that a list opens. */
export function ChoiceMarks({ label, onClear }: Props) {
  const t = useChoicesTexts();
  return (
    <span className={styles.marks}>
      {onClear !== undefined && (
        <CloseButton
          className={styles.clear}
          iconSize="1.125rem"
          aria-label={t('clear', { label })}
          onClick={onClear}
        />
      )}
      <Combobox.Chevron className={styles.chevron} />
    </span>
  );
}

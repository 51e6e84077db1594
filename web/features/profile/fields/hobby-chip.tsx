import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { hobbyLimits } from '../hobbies.rules.ts';
import styles from './hobbies-field.module.css';

type Props = {
  hobby: string;
  number: number;
  onWrite: (text: string) => void;
  onLeave: () => void;
  onRemove: () => void;
  /** Enter: this one is written, on to the next. */
  onNext: () => void;
};

/** One hobby, written in its chip, with a cross to take it away. */
export function HobbyChip({ hobby, number, onWrite, onLeave, onRemove, onNext }: Props) {
  const t = useProfileTexts();
  const isBlank = hobby.trim() === '';
  const typeKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Enter would save the form.
      event.preventDefault();
      onNext();
    }
    if (event.key === 'Backspace' && hobby === '') {
      event.preventDefault();
      onRemove();
    }
  };
  return (
    <li className={styles.chip}>
      <input
        className={styles.text}
        value={hobby}
        aria-label={t('hobbies.label', { number })}
        maxLength={hobbyLimits.longest * 2}
        autoComplete="off"
        enterKeyHint="next"
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        onBlur={onLeave}
        onKeyDown={typeKey}
      />
      <button
        type="button"
        className={styles.remove}
        aria-label={isBlank ? t('hobbies.removeBlank') : t('hobbies.remove', { hobby })}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onRemove}
      >
        <IconX size="1rem" aria-hidden="true" />
      </button>
    </li>
  );
}

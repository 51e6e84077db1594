import { IconPlus, IconX } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { Button } from '#web/design/button.tsx';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import styles from './hobbies-field.module.css';
import { hobbyLimits, listSuggestions, type Hobbies } from './hobbies.rules.ts';

type ChipProps = {
  hobby: string;
  number: number;
  onWrite: (text: string) => void;
  onLeave: () => void;
  onRemove: () => void;
  /** Enter: goes on to the next chip. */
  onNext: () => void;
};

/** One hobby, written in its chip, with a cross that removes it. */
export function HobbyChip({ hobby, number, onWrite, onLeave, onRemove, onNext }: ChipProps) {
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

/** More suggestions than these are shown on demand. */
const shownAtFirst = 10;

type SuggestionsProps = { hobbies: Hobbies; onTake: (suggestion: string) => void };

/** Hobbies of the list, added with one press; while a chip is written, those that begin with its text. */
export function HobbySuggestions({ hobbies, onTake }: SuggestionsProps) {
  const t = useProfileTexts();
  const lists = useChoices();
  const [isWhole, setWhole] = useState(false);
  const labels = typeof lists === 'string' ? [] : lists.hobby.map(({ label }) => label);
  const begun = listSuggestions(labels, { hobbies, written: hobbies.at(-1) ?? '' });
  const fitting = begun.length > 0 ? begun : listSuggestions(labels, { hobbies, written: '' });
  const shown = isWhole ? fitting : fitting.slice(0, shownAtFirst);
  if (fitting.length === 0) return null;
  return (
    <div role="group" aria-label={t('hobbies.suggestions')}>
      <p className={styles.heading}>{t('hobbies.suggestions')}</p>
      <ul className={styles.chips}>
        {shown.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              className={styles.suggestion}
              aria-label={t('hobbies.take', { hobby: suggestion })}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onTake(suggestion)}
            >
              <IconPlus size="0.875rem" aria-hidden="true" />
              <bdi>{suggestion}</bdi>
            </button>
          </li>
        ))}
        {shown.length < fitting.length && (
          <li>
            <Button look="quiet" size="small" onClick={() => setWhole(true)}>
              {t('hobbies.moreSuggestions')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

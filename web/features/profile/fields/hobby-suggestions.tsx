import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useChoices } from '#web/choices/use-choices.ts';
import { Button } from '#web/design/button.tsx';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { listSuggestions, type Hobbies } from '../hobbies.rules.ts';
import styles from './hobbies-field.module.css';

/** More than these are shown on demand. */
const shownAtFirst = 10;

type Props = { hobbies: Hobbies; onTake: (suggestion: string) => void };

/** Hobbies of the list that a press adds; while somebody writes, those that begin like it. */
export function HobbySuggestions({ hobbies, onTake }: Props) {
  const t = useProfileTexts();
  const lists = useChoices();
  const [isWhole, setWhole] = useState(false);
  const labels = typeof lists === 'string' ? [] : lists.hobby.map(({ label }) => label);
  const begun = listSuggestions(labels, { hobbies, written: hobbies.at(-1) ?? '' });
  const fitting = begun.length > 0 ? begun : listSuggestions(labels, { hobbies, written: '' });
  const shown = isWhole ? fitting : fitting.slice(0, shownAtFirst);
  if (fitting.length === 0) return null;
  return (
    <div className={styles.suggestions} role="group" aria-label={t('hobbies.suggestions')}>
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

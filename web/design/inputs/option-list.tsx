import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { TextInput } from './text-inputs.tsx';
import styles from './option-list.module.css';

export type Option = {
  value: string;
  label: string;
  /** A second, softer way to say it. */
  hint?: string;
  /** Other names of it, on a quiet line of their own. */
  also?: string;
};

type Props = {
  /** Names the list. */
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
  /** The option that a person without an answer sees first. */
  near?: string | undefined;
  /** A longer list can be searched. */
  search?: {
    label: string;
    none: string;
    /** Returns the options for the typed words. */
    find: (words: string) => readonly Option[];
    /** Called with every letter. */
    onType?: () => void;
  };
};

/** More options than these are searched, too. */
const mostInSight = 12;

/** Options as wide buttons below each other: chosen with a thumb, found by typing only where there are many. */
export function OptionList({ label, options, chosen, onChoose, near, search }: Props) {
  const [words, setWords] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const shown = words.trim() === '' ? options : (search?.find(words) ?? options);
  // The list opens at the chosen option.
  useEffect(() => {
    const place = list.current?.querySelector('[data-is-first="true"]');
    place?.scrollIntoView({ block: 'center' });
  }, []);
  const first = chosen[0] ?? near;
  return (
    <div>
      {search !== undefined && options.length > mostInSight && (
        <div className={styles.search}>
          <TextInput
            aria-label={search.label}
            placeholder={search.label}
            value={words}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              search.onType?.();
              setWords(currentTarget.value);
            }}
            // The list may be part of a form, which Enter would send.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
      )}
      <ul ref={list} className={styles.options} aria-label={label}>
        {shown.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={chosen.includes(option.value)}
              data-is-first={option.value === first}
              onClick={() => onChoose(option.value)}
            >
              <span className={styles.words}>
                <bdi>{option.label}</bdi>
                {option.also !== undefined && <bdi className={styles.also}>{option.also}</bdi>}
              </span>
              <OptionEnd hint={option.hint} isChosen={chosen.includes(option.value)} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.none}>{search?.none}</p>}
    </div>
  );
}

function OptionEnd({ hint, isChosen }: { hint: ReactNode; isChosen: boolean }) {
  return (
    <span className={styles.end}>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      {isChosen && <IconCheck size="1.25rem" aria-hidden="true" />}
    </span>
  );
}

import { Fragment, useId } from 'react';
import styles from './choice-cards.module.css';

type Props = {
  name: string;
  label: string;
  hint?: string | undefined;
  choices: readonly { value: string; label: string; hint?: string }[];
  /** What is chosen at first. */
  chosen: string;
  error: string | undefined;
};

/** A few choices, each a large card to press, below each other when they have hints; the keyboard finds radio buttons. */
export function ChoiceCards({ name, label, hint, choices, chosen, error }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend}>
        {label}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </legend>
      <div className={styles.cards} data-has-hints={choices.some((choice) => choice.hint !== undefined)}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.card} data-invalid={error !== undefined || undefined}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === chosen}
              className={styles.radio}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={choice.hint === undefined ? undefined : `${id}-${index}-hint`}
            />
            <span>
              <span id={`${id}-${index}`}>
                <Label text={choice.label} />
              </span>
              {choice.hint !== undefined && (
                <span id={`${id}-${index}-hint`} className={styles.cardHint}>
                  {choice.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** "Parsi/Zoroastrian" takes a second line after the slash, and not within a word. */
function Label({ text }: { text: string }) {
  return text.split('/').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

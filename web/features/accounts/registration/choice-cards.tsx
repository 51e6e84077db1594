import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import styles from './choice-cards.module.css';
import type { RegistrationField, RegistrationValues } from './registration.rules.ts';

type Props = {
  name: RegistrationField;
  label: string;
  hint?: string;
  choices: readonly { value: string; label: string; hint?: string }[];
};

/** A few choices, each a large card to press, below each other when they have hints; the keyboard finds radio buttons. */
export function ChoiceCards({ name, label, hint, choices }: Props) {
  const id = useId();
  const sentenceOf = useErrorSentence();
  const { register, getFieldState, formState } = useFormContext<RegistrationValues>();
  const error = sentenceOf(getFieldState(name, formState).error?.message);
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
              {...register(name)}
              type="radio"
              value={choice.value}
              className={styles.radio}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={choice.hint === undefined ? undefined : `${id}-${index}-hint`}
            />
            <span>
              <span id={`${id}-${index}`}>{choice.label}</span>
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

import { useId, type Ref } from 'react';
import { starShape } from '../pictures/stars.tsx';
import styles from './star-input.module.css';

type Props = {
  label: string;
  /** The words of each number of stars, from one to five. */
  labels: readonly string[];
  name: string;
  /** 0 while none is chosen. */
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
  /** The first star, for the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** One to five stars: radio buttons, so the arrow keys change them. What is chosen is also said in words. */
export function StarInput({ label, labels, name, value, onChange, error, ref }: Props) {
  const id = useId();
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      aria-describedby={errorId}
      aria-invalid={error !== undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.line}>
        <div className={styles.stars}>
          {labels.map((words, index) => (
            <label key={words} className={styles.star} data-full={index < value || undefined}>
              <input
                {...(index === 0 && { ref })}
                type="radio"
                name={name}
                className={styles.radio}
                aria-label={words}
                checked={value === index + 1}
                onChange={() => onChange(index + 1)}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={starShape} />
              </svg>
            </label>
          ))}
        </div>
        <span className={styles.words} aria-hidden="true">
          {labels[value - 1]}
        </span>
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

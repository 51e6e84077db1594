import { useId, type Ref } from 'react';
import styles from './chip-choice.module.css';

type Props = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** The first option, which takes the focus of the question. */
  ref?: Ref<HTMLInputElement>;
};

/** One of a few values, all of them in sight and large enough for a thumb: one tap answers the question. */
export function ChipChoice({ label, options, value, onChange, ref }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.chip} data-is-short={option.label.length === 1}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <bdi className={styles.words}>{option.label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

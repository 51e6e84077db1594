import { useId, type ReactNode } from 'react';
import styles from './check-field.module.css';

type Props = {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
  children: ReactNode;
};

/** A box to tick, large enough for a finger, with its sentence. */
export function CheckField({ name, isChecked, onChange, error, children }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={name}
          checked={isChecked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className={styles.box}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { IconButton } from '../icon-button.tsx';
import { InputGroup, NumberInput } from './text-inputs.tsx';
import styles from './stepper.module.css';

type Props = {
  label: string;
  /** The names of the two buttons. */
  lessLabel: string;
  moreLabel: string;
  error?: string | undefined;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A whole number with a button that takes one away and one that adds one, never beyond the limits. */
export function Stepper({ label, lessLabel, moreLabel, error, value, min, max, onChange }: Props) {
  const id = useId();
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <InputGroup id={id} label={label} error={error}>
      <div className={styles.stepper}>
        <IconButton
          look="outline"
          aria-label={lessLabel}
          aria-disabled={value <= min}
          onClick={() => step(-1)}
        >
          <IconMinus size="1.125rem" aria-hidden="true" />
        </IconButton>
        <NumberInput
          aria-label={label}
          className={styles.number}
          value={value}
          min={min}
          max={max}
          isWhole
          onChange={(written) => onChange(typeof written === 'number' ? written : min)}
        />
        <IconButton
          look="outline"
          aria-label={moreLabel}
          aria-disabled={value >= max}
          onClick={() => step(1)}
        >
          <IconPlus size="1.125rem" aria-hidden="true" />
        </IconButton>
      </div>
    </InputGroup>
  );
}

import { Checkbox } from '@mantine/core';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { useProfileField } from '../use-profile-field.ts';
import styles from './check-field.module.css';

/** A yes or no. */
export function CheckField({ fact }: { fact: FormFact }) {
  const { value, onChange, ...field } = useProfileField(fact);
  return (
    <Checkbox
      {...field}
      classNames={{ root: styles.check ?? '' }}
      checked={value === 'true'}
      onChange={({ currentTarget }) => onChange(String(currentTarget.checked))}
    />
  );
}

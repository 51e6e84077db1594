import { TextInput } from '@mantine/core';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { findShape } from '../profile-fields.data.ts';
import { useProfileField } from '../use-profile-field.ts';

/** One line of text. */
export function LineField({ fact }: { fact: FormFact }) {
  const { onChange, ...field } = useProfileField(fact);
  const { longest } = findShape(fact, 'line');
  return (
    <TextInput
      {...field}
      maxLength={longest}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

import { NativeSelect } from '@mantine/core';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { findShape } from '../profile-fields.data.ts';
import { useProfileField } from '../use-profile-field.ts';

/** One of a few fixed values. */
export function OneOfField({ fact }: { fact: FormFact }) {
  const { onChange, ...field } = useProfileField(fact);
  const { values } = findShape(fact, 'one-of');
  return (
    <NativeSelect
      {...field}
      data={[...values]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

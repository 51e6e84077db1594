import { NativeSelect } from '@mantine/core';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { findShape } from '../profile-fields.data.ts';
import { useFactText } from '#web/facts/use-fact-text.ts';
import { useProfileField } from '../use-profile-field.ts';

/** One of a few fixed values. */
export function OneOfField({ fact }: { fact: FormFact }) {
  const { onChange, ...field } = useProfileField(fact);
  const say = useFactText();
  const { values } = findShape(fact, 'one-of');
  return (
    <NativeSelect
      {...field}
      data={values.map((value) => ({ value, label: say(fact, value) ?? value }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

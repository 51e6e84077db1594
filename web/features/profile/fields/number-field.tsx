import { NativeSelect } from '@mantine/core';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { findShape } from '../profile-fields.data.ts';
import { useProfileField } from '../use-profile-field.ts';

/** A small whole number, chosen rather than typed: nobody can choose a wrong one. */
export function NumberField({ fact }: { fact: FormFact }) {
  const t = useProfileTexts();
  const { onChange, ...field } = useProfileField(fact);
  const { smallest, largest } = findShape(fact, 'number');
  const numbers = Array.from({ length: largest - smallest + 1 }, (_, index) => String(smallest + index));
  return (
    <NativeSelect
      {...field}
      data={[{ value: '', label: t('form.choose') }, ...numbers]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

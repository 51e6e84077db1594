import { NativeSelect } from '@mantine/core';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { findShape } from '../profile-fields.data.ts';
import { feetOf } from '#web/facts/fact-formats.rules.ts';
import { useProfileField } from '../use-profile-field.ts';

/** A height in centimetres, said in feet as well. */
export function HeightField({ fact }: { fact: FormFact }) {
  const t = useProfileTexts();
  const { onChange, ...field } = useProfileField(fact);
  const { smallest, largest } = findShape(fact, 'height');
  const heights = Array.from({ length: largest - smallest + 1 }, (_, index) => smallest + index);
  return (
    <NativeSelect
      {...field}
      data={[
        { value: '', label: t('form.choose') },
        ...heights.map((centimetres) => ({
          value: String(centimetres),
          label: t('values.height', { centimetres, ...feetOf(centimetres) }),
        })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

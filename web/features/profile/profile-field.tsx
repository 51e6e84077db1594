import type { ComponentType } from 'react';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { CheckField } from './fields/check-field.tsx';
import { ChoiceField } from './fields/choice-field.tsx';
import { DateField } from './fields/date-field.tsx';
import { HeightField } from './fields/height-field.tsx';
import { HobbiesField } from './fields/hobbies-field.tsx';
import { IncomeField } from './fields/income-field.tsx';
import { LineField } from './fields/line-field.tsx';
import { NumberField } from './fields/number-field.tsx';
import { OneOfField } from './fields/one-of-field.tsx';
import { ParagraphField } from './fields/paragraph-field.tsx';
import { RadioField } from './fields/radio-field.tsx';
import { SetField } from './fields/set-field.tsx';
import { profileFields, type FieldShape } from './profile-fields.data.ts';

/** The input of each kind of field. */
const inputs: Record<FieldShape['kind'], ComponentType<{ fact: FormFact }>> = {
  line: LineField,
  paragraph: ParagraphField,
  number: NumberField,
  height: HeightField,
  'one-of': OneOfField,
  radio: RadioField,
  choice: ChoiceField,
  set: SetField,
  date: DateField,
  income: IncomeField,
  check: CheckField,
  hobbies: HobbiesField,
};

/** The input of a fact. */
export function ProfileField({ fact }: { fact: FormFact }) {
  const Input = inputs[profileFields[fact].kind];
  return <Input fact={fact} />;
}

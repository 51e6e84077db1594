import type { ComponentType } from 'react';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { profileFields, type FieldShape } from '../profile-fields.data.ts';
import { ChoiceField, SetField } from './choice-fields.tsx';
import { HobbiesField } from './hobbies-field.tsx';
import { IncomeField } from './income-field.tsx';
import {
  CheckField,
  DateField,
  HeightField,
  LineField,
  NumberField,
  OneOfField,
  ParagraphField,
  RadioField,
} from './plain-fields.tsx';

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

import type { ComponentType } from 'react';
import { factRules, type FormFact } from '#contract/profiles/fact-names.ts';
import type { FactRules } from '#contract/profiles/profile.facts.ts';
import { ChoiceField, SetField } from './choice-fields.tsx';
import { HobbiesField } from './hobbies-field.tsx';
import { IncomeField } from './income-field.tsx';
import {
  CheckField,
  DateField,
  GenderField,
  HeightField,
  LineField,
  NumberField,
  OneOfField,
  ParagraphField,
} from './plain-fields.tsx';

/** The input of each kind of field. */
const inputs: Record<FactRules['kind'], ComponentType<{ fact: FormFact }>> = {
  line: LineField,
  paragraph: ParagraphField,
  number: NumberField,
  height: HeightField,
  'one-of': OneOfField,
  choice: ChoiceField,
  set: SetField,
  date: DateField,
  income: IncomeField,
  'yes-no': CheckField,
  words: HobbiesField,
};

/** The input of a fact. */
export function ProfileField({ fact }: { fact: FormFact }) {
  const Input = fact === 'gender' ? GenderField : inputs[factRules[fact].kind];
  return <Input fact={fact} />;
}

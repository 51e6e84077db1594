import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { ChoiceSelect } from '#web/choices/choice-select.tsx';
import { ChoiceSet } from '#web/choices/choice-set.tsx';
import { useChoices } from '#web/choices/use-choices.ts';
import { splitWords } from '#web/facts/fact-formats.rules.ts';
import { findChoice, listUnfitting } from '../dependent-fields.rules.ts';
import { isRequired } from '../profile-fields.data.ts';
import { useProfileField, useProfileForm } from './use-profile-field.ts';

type Props = { fact: FormFact };

/** One value of a choice list, or own words. Dependent facts that no longer fit are emptied. */
export function ChoiceField({ fact }: Props) {
  const { onChange, ...field } = useProfileField(fact);
  const { values, write } = useProfileForm();
  const lists = useChoices();
  const choice = findChoice(fact);
  if (choice === undefined) return null;
  const change = (value: string) => {
    onChange(value);
    const unfitting = listUnfitting({ ...values, [fact]: value }, lists);
    if (unfitting.length > 0) write(Object.fromEntries(unfitting.map((other) => [other, ''])));
  };
  return (
    <ChoiceSelect
      {...field}
      lists={lists}
      list={choice.list}
      {...(choice.within === undefined ? {} : { under: [values[choice.within]] })}
      isClearable={!isRequired(fact)}
      onChange={change}
    />
  );
}

/** Several values of a choice list, own words included. */
export function SetField({ fact }: Props) {
  const { value, onChange, ...field } = useProfileField(fact);
  const lists = useChoices();
  const choice = findChoice(fact);
  if (choice === undefined) return null;
  return (
    <ChoiceSet
      {...field}
      lists={lists}
      list={choice.list}
      value={splitWords(value)}
      onChange={(values) => onChange(values.join(','))}
      takesOwnWords
    />
  );
}

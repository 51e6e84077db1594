import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { ChoiceSet } from '#web/choices/choice-set.tsx';
import { useChoices } from '#web/choices/use-choices.ts';
import { findChoice } from '../dependent-fields.rules.ts';
import { splitWords } from '#web/facts/fact-formats.rules.ts';
import { useProfileField } from '../use-profile-field.ts';

/** Several values of a choice list, own words included. */
export function SetField({ fact }: { fact: FormFact }) {
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

import type { FormFact } from '#contract/profiles/fact-names.ts';
import { ChoiceSelect } from '#web/parts/choices/choice-select.tsx';
import { ChoiceSet } from '#web/parts/choices/choice-set.tsx';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { splitWords } from '#web/parts/facts/fact-formats.rules.ts';
import { listUnfitting } from '#web/parts/facts/dependent-fields.rules.ts';
import type { ProfileValues } from '#web/parts/facts/profile-values.rules.ts';
import { limitsOf } from '../fact-fields.rules.ts';
import { useProfileField, useProfileForm } from './use-profile-field.ts';

type Props = { fact: FormFact };

/** One value of a choice list, or own words. Dependent facts that no longer fit are emptied. */
export function ChoiceField({ fact }: Props) {
  const { onChange, ...field } = useProfileField(fact);
  const { values, write } = useProfileForm();
  const lists = useChoices();
  const { list, within, required, detail } = limitsOf(fact, 'choice');
  const emptyUnfitting = (changed: Partial<ProfileValues>) => {
    const unfitting = listUnfitting({ ...values, ...changed }, lists);
    if (unfitting.length > 0) write(Object.fromEntries(unfitting.map((other) => [other, ''])));
  };
  const change = (value: string) => {
    onChange(value);
    emptyUnfitting({ [fact]: value });
  };
  // Families look for a nurse under medicine; the area follows the profession, as no other fact follows what is within it.
  const elsewhere = (parent: string, label: string) => {
    const changed = { professionArea: parent, [fact]: label };
    write(changed);
    emptyUnfitting(changed);
  };
  return (
    <ChoiceSelect
      {...field}
      lists={lists}
      list={list}
      {...(within === undefined ? {} : { under: [values[within]] })}
      isClearable={required === undefined}
      onChange={change}
      {...(within === 'professionArea' && {
        onElsewhere: ({ parent, label }: { parent: string; label: string }) => elsewhere(parent, label),
      })}
      onWords={(words) => {
        if (detail !== undefined && values[detail] === '') write({ [detail]: words });
      }}
    />
  );
}

/** Several values of a choice list, own words included. */
export function SetField({ fact }: Props) {
  const { value, onChange, ...field } = useProfileField(fact);
  return (
    <ChoiceSet
      {...field}
      lists={useChoices()}
      list={limitsOf(fact, 'set').list}
      value={splitWords(value)}
      onChange={(values) => onChange(values.join(','))}
      takesOwnWords
    />
  );
}

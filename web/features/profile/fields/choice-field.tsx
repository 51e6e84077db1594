import { useFormContext, useWatch } from 'react-hook-form';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { ChoiceSelect } from '#web/choices/choice-select.tsx';
import { useChoices } from '#web/choices/use-choices.ts';
import { findChoice, listUnfitting } from '../dependent-fields.rules.ts';
import { isRequired } from '../profile-fields.data.ts';
import type { ProfileValues } from '../profile-values.rules.ts';
import { useProfileField } from '../use-profile-field.ts';

/** One value of a choice list, or own words. What depends on it and no longer fits is emptied. */
export function ChoiceField({ fact }: { fact: FormFact }) {
  const { onChange, ...field } = useProfileField(fact);
  const { control, getValues, setValue } = useFormContext<ProfileValues>();
  const lists = useChoices();
  const choice = findChoice(fact);
  const above = useWatch({ control, name: choice?.within ?? fact });
  if (choice === undefined) return null;
  const change = (value: string) => {
    onChange(value);
    for (const unfitting of listUnfitting({ ...getValues(), [fact]: value }, lists))
      setValue(unfitting, '', { shouldDirty: true });
  };
  return (
    <ChoiceSelect
      {...field}
      lists={lists}
      list={choice.list}
      {...(choice.within === undefined ? {} : { under: [above] })}
      isClearable={!isRequired(fact)}
      onChange={change}
    />
  );
}

import {
  criteria,
  criterionNames,
  type Criterion,
  type CriterionName,
} from '#contract/preferences/preference.criteria.ts';
import { ChoiceSet } from '#web/choices/choice-set.tsx';
import { useChoices } from '#web/choices/use-choices.ts';
import type { CriterionInput } from './use-preference-form.ts';
import { withoutUntold } from './offered-choices.rules.ts';
import { splitValues } from './preference-values.rules.ts';

/** Several values of a list, or own words. A list below another one offers what belongs to the values chosen there. */
export function SetField({ form, name, label, description, error }: CriterionInput) {
  const loaded = useChoices();
  const { list, within } = listOf(name);
  const under = within === undefined ? [] : splitValues(form.whole[within]);
  return (
    <ChoiceSet
      ref={(element) => form.keepInput(name, element)}
      // Of towns there is no list: people write.
      lists={list === null ? 'unavailable' : withoutUntold(loaded)}
      list={list ?? 'district'}
      {...(under.length > 0 && { under })}
      label={label}
      description={description}
      error={error}
      value={splitValues(form.values[name])}
      onChange={(values) => form.change({ [name]: values.join(',') })}
      takesOwnWords
    />
  );
}

function listOf(name: CriterionName) {
  const criterion: Criterion = criteria[name];
  if (criterion.kind === 'range') return { list: null };
  const { list, within } = criterion;
  return { list, within: criterionNames.find((other) => other === within) };
}

import {
  criteria,
  criterionNames,
  type Criterion,
  type CriterionName,
} from '#contract/preferences/preference.criteria.ts';
import { ChoiceSet } from '#web/choices/choice-set.tsx';
import { useChoices } from '#web/choices/use-choices.ts';
import type { CriterionFieldProps } from './criterion-field-props.ts';
import { splitValues } from './criterion-words.rules.ts';
import { withoutUntold } from './offered-choices.rules.ts';

/** Several values of a list, or own words. A list below another one offers what belongs to the values chosen there. */
export function SetField(props: CriterionFieldProps) {
  const { name, label, description, error, value, chosenFor, onChange, inputRef } = props;
  const loaded = useChoices();
  const { list, within } = listOf(name);
  const under = within === undefined ? [] : splitValues(chosenFor(within));
  return (
    <ChoiceSet
      {...(inputRef !== undefined && { ref: inputRef })}
      // Of towns there is no list: people write.
      lists={list === null ? 'unavailable' : withoutUntold(loaded)}
      list={list ?? 'district'}
      {...(under.length > 0 && { under })}
      label={label}
      description={description}
      error={error}
      value={splitValues(value)}
      onChange={(values) => onChange(values.join(','))}
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

import { profileChoices, type ChoiceFact, type FactChoice } from '#contract/profiles/profile.choices.ts';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { clearUnfitting, type LoadedChoices } from '#web/choices/choices.rules.ts';
import type { ProfileValues } from './profile-values.rules.ts';

const choiceOf: Partial<Record<FormFact, FactChoice>> = profileChoices;

// The keys of a literal are exactly its facts; a fact comes after the one that narrows it.
const choiceFacts = Object.keys(profileChoices) as ChoiceFact[];

/** The list of a fact, and the fact that narrows it. */
export function findChoice(fact: FormFact): FactChoice | undefined {
  return choiceOf[fact];
}

/**
 * The facts to empty when a value was changed: a community that the new religion does not have, a district of another
 * state, and so on. Own words, which belong to no list, stay; without the lists everything stays.
 */
export function listUnfitting(values: ProfileValues, lists: LoadedChoices): ChoiceFact[] {
  const left = { ...values };
  for (const fact of choiceFacts) {
    const { list, within }: FactChoice = profileChoices[fact];
    if (within !== undefined)
      left[fact] = clearUnfitting(lists, { list, under: [left[within]], value: left[fact] });
  }
  return choiceFacts.filter((fact) => left[fact] !== values[fact]);
}

const neverMarriedCode = 'never-married';

/** The facts to ask for: children only after a marriage, or when something is stated about them. */
export function listAsked<Fact extends FormFact>(
  facts: readonly Fact[],
  { values, lists }: { values: ProfileValues; lists: LoadedChoices },
): Fact[] {
  const { maritalStatus, children } = values;
  const single =
    typeof lists === 'string'
      ? undefined
      : lists.marital_status.find(({ code }) => code === neverMarriedCode);
  const isMarriage = maritalStatus !== '' && maritalStatus !== single?.label;
  return facts.filter((fact) => fact !== 'children' || isMarriage || children !== '');
}

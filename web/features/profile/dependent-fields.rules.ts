import { profileChoices, type ChoiceFact, type FactChoice } from '#contract/profiles/profile.choices.ts';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { pickChoices, type LoadedChoices } from '#web/choices/choices.rules.ts';
import type { ProfileValues } from './profile-values.rules.ts';

const choiceOf: Partial<Record<FormFact, FactChoice>> = profileChoices;

// The keys of a literal are exactly its facts; a fact stands after the one that narrows it.
const choiceFacts = Object.keys(profileChoices) as ChoiceFact[];

/** The list of a fact, and the fact that narrows it. */
export function findChoice(fact: FormFact): FactChoice | undefined {
  return choiceOf[fact];
}

/**
 * The facts to empty when a value was changed: a community that the new religion has not, a district of another state,
 * and so on down. Own words, which belong to no list, stay; without the lists everything does.
 */
export function listUnfitting(values: ProfileValues, lists: LoadedChoices): ChoiceFact[] {
  if (typeof lists === 'string') return [];
  const emptied = new Set<FormFact>();
  return choiceFacts.filter((fact) => {
    const { list, within }: FactChoice = profileChoices[fact];
    if (within === undefined || values[fact] === '') return false;
    const parent = emptied.has(within) ? '' : values[within];
    const isOf = (choices: readonly { label: string }[]) =>
      choices.some(({ label }) => label === values[fact]);
    if (!isOf(lists[list]) || isOf(pickChoices(lists, { list, under: [parent] }))) return false;
    emptied.add(fact);
    return true;
  });
}

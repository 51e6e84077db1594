import { factRules, type FormFact } from '#contract/profiles/fact-names.ts';
import type { FirstProfileFact } from '#contract/settings/first-profile.ts';
import { pickChoices, type LoadedChoices } from '#web/parts/choices/choices.rules.ts';
import { listAsked } from '#web/parts/facts/dependent-fields.rules.ts';
import type { ProfileValues } from '#web/parts/facts/profile-values.rules.ts';

export type Answers = { values: ProfileValues; lists: LoadedChoices };

/**
 * The questions of a screen, without those that have no answers for this person: not every religion has denominations, and a country
 * without states in the list is asked for the city or state in own words. What is stated stays.
 */
export function listAskedHere(
  questions: readonly FirstProfileFact[],
  { values, lists }: Answers,
): FirstProfileFact[] {
  const hasStates = values.country === '' || hasValues('state', { value: values.country, lists });
  const isPlaceStated = values.state !== '' || values.district !== '';
  const asked: Partial<Record<FirstProfileFact, boolean>> = {
    denomination: values.denomination !== '' || hasValues('denomination', { value: values.religion, lists }),
    state: hasStates || isPlaceStated,
    district: hasStates || values.district !== '',
    city: !hasStates && !isPlaceStated,
  };
  return listAsked(questions, { values, lists }).filter((fact) => asked[fact] ?? true);
}

/** Whether a list has values of its own under an answer; without the lists nobody knows, and the question is asked. */
export function hasValues(
  fact: FormFact,
  { value, lists }: { value: string; lists: LoadedChoices },
): boolean {
  const rules = factRules[fact];
  if (rules.kind !== 'choice') return false;
  if (typeof lists === 'string') return fact === 'state';
  return pickChoices(lists, { list: rules.list, under: [value] }).some(({ parent }) => parent !== null);
}

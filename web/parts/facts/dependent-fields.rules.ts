import { choiceFacts, type ChoiceFact, type FormFact } from '#contract/profiles/fact-names.ts';
import { clearUnfitting, type LoadedChoices } from '#web/parts/choices/choices.rules.ts';
import type { ProfileValues } from '#web/parts/facts/profile-values.rules.ts';

/**
 * The facts to empty when a value was changed: a community that the new religion does not have, a district of another
 * state, and so on. Own words, which belong to no list, stay; without the lists everything stays.
 */
export function listUnfitting(values: ProfileValues, lists: LoadedChoices): ChoiceFact[] {
  const left = { ...values };
  for (const [fact, { list, within }] of choiceFacts) {
    if (within !== undefined)
      left[fact] = clearUnfitting(lists, { list, under: [left[within]], value: left[fact] });
  }
  return choiceFacts.map(([fact]) => fact).filter((fact) => left[fact] !== values[fact]);
}

const neverMarriedCode = 'never-married';

/** The religions whose families have neither clan nor star of birth. */
const withoutClans = new Set(['christian', 'muslim', 'parsi', 'jewish', 'bahai']);

type Deciding = Pick<ProfileValues, 'maritalStatus' | 'children' | 'religion' | 'gotra' | 'star'>;

/**
 * The facts to ask for: children only after a marriage, gotra and star only where the religion has them, or when something is stated
 * about them.
 */
export function listAsked<Fact extends FormFact>(
  facts: readonly Fact[],
  { values, lists }: { values: Deciding; lists: LoadedChoices },
): Fact[] {
  const { maritalStatus, children, religion } = values;
  const single =
    typeof lists === 'string'
      ? undefined
      : lists.marital_status.find(({ code }) => code === neverMarriedCode);
  const isMarriage = maritalStatus !== '' && maritalStatus !== single?.label;
  const faith =
    typeof lists === 'string' ? undefined : lists.religion.find(({ label }) => label === religion)?.code;
  const isWithoutClans = withoutClans.has(faith ?? '');
  const asked: Partial<Record<FormFact, boolean>> = {
    children: isMarriage || children !== '',
    gotra: !isWithoutClans || values.gotra !== '',
    star: !isWithoutClans || values.star !== '',
  };
  return facts.filter((fact) => asked[fact] ?? true);
}

import { undisclosedIncome } from '#contract/annual-income.ts';
import { profileChoices, type ChoiceFact, type FactChoice } from '#contract/profiles/profile.choices.ts';
import type { ProfileForm } from '#contract/profiles/profile-form.ts';
import { profileFormMapper, type FormFact, type profileFormNames } from '#contract/profiles/profile.wire.ts';

/** Facts as they are stored: values of choice lists are codes or own words. Absent ones are not stated. */
export type StoredFacts = { [Fact in FormFact]?: ProfileForm[(typeof profileFormNames)[Fact]] };

/** The facts of a profile before a change, whatever else is known of it. */
type PresentFacts = Readonly<Partial<Record<FormFact, unknown>>>;

/** Finds the code that a text names in a list under the given parents, or gives the text back as own words. */
export type ResolveText = (typed: {
  list: FactChoice['list'];
  text: string;
  parents?: readonly string[];
}) => string;

// The keys of a literal are exactly its facts; a fact stands after the one that narrows it.
const choiceFacts = Object.entries(profileChoices) as [ChoiceFact, FactChoice][];

/**
 * The facts that a form states, as they are stored. `current` are the facts before, which narrow a list when the form
 * leaves the narrowing fact alone.
 */
export function readFacts(
  form: ProfileForm,
  { resolve, current }: { resolve: ResolveText; current: PresentFacts },
): StoredFacts {
  const stated: StoredFacts = profileFormMapper.fromWire(form);
  const resolved: Record<string, string | string[]> = {};
  for (const [fact, { list, within }] of choiceFacts) {
    const value = stated[fact];
    if (value === undefined || value === null) continue;
    const narrowing = within && (stated[within] === undefined ? current[within] : resolved[within]);
    const parents = typeof narrowing === 'string' ? { parents: [narrowing] } : {};
    const read = (text: string) => resolve({ list, text, ...parents });
    resolved[fact] = Array.isArray(value) ? value.map(read) : read(value);
  }
  const facts = { ...stated, ...resolved };
  if (facts.annualIncome === undisclosedIncome.label) facts.annualIncome = undisclosedIncome.code;
  return facts;
}

import { isLastCode } from '#contract/choices/choice-lists.ts';
import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import { emptyPreference, type Preference } from '#contract/preferences/stated-preference.ts';

/** What suggestions follow from. Values of choice lists are codes or own words; null is not told. */
export type SuggestionFacts = {
  gender: string;
  age: number;
  height: number | null;
  maritalStatus: string | null;
  religion: string;
  motherTongue: string | null;
  country: string | null;
  state: string | null;
  qualification: string | null;
  diet: string | null;
};

/** What the rules have to know beyond the person. */
export type SuggestionRules = {
  legalAges: { bride: number; groom: number };
  /** The levels of qualification: each code with its height, more is higher. */
  qualificationRanks: ReadonlyMap<string, number>;
};

/**
 * A partner preference to begin with. Each suggestion stands with its reason, is wide rather than narrow, and can be
 * taken back. What is never suggested: income (money is no ground on which the product sorts people), community (nobody
 * is steered towards their caste), district and city (they would leave almost nobody), work, and who manages the profile.
 */
export function suggestPreference(facts: SuggestionFacts, rules: SuggestionRules): Preference {
  return {
    ...emptyPreference,
    age: suggestAge(facts, rules),
    height: suggestHeight(facts),
    maritalStatus: suggestMaritalStatus(facts),
    religion: suggestReligion(facts),
    motherTongue: suggestOwn(facts.motherTongue),
    country: suggestOwn(facts.country),
    state: suggestOwn(facts.state),
    qualification: suggestQualification(facts, rules),
    diet: suggestDiet(facts),
    mustHave: suggestMarks(),
  };
}

/**
 * Brides look for grooms of their age up to six years older, grooms the other way round: nine of ten couples in India
 * lie within that. From forty on the years weigh less, and there are fewer people: two years more on either side. Nobody
 * is looked for below the legal age.
 */
function suggestAge({ gender, age }: SuggestionFacts, { legalAges }: SuggestionRules): Range {
  const more = age >= 40 ? 2 : 0;
  const { younger, older } = ageSpans[isGender(gender) ? gender : 'Other'];
  const legalAge = { Female: legalAges.groom, Male: legalAges.bride, Other: legalAges.groom };
  const from = Math.max(age - younger - more, legalAge[isGender(gender) ? gender : 'Other']);
  return withinLimits('age', { from, to: Math.max(age + older + more, from) });
}

const ageSpans = {
  Female: { younger: 0, older: 6 },
  Male: { younger: 6, older: 0 },
  Other: { younger: 5, older: 5 },
} as const;

function isGender(gender: string): gender is keyof typeof ageSpans {
  return Object.hasOwn(ageSpans, gender);
}

/**
 * Most couples have a taller man, by up to a foot: women look from their own height up to 30 cm more, men the other way
 * round. Whoever has not told a height, or is neither, gets none suggested.
 */
function suggestHeight({ gender, height }: SuggestionFacts): Range | null {
  if (height === null) return null;
  if (gender === 'Female') return withinLimits('height', { from: height, to: height + 30 });
  return gender === 'Male' ? withinLimits('height', { from: height - 30, to: height }) : null;
}

function withinLimits(name: 'age' | 'height', { from, to }: { from: number; to: number }): Range {
  const { smallest, largest } = criteria[name];
  const limit = (value: number) => Math.min(Math.max(value, smallest), largest);
  return { from: limit(from), to: limit(to) };
}

const neverMarried = 'never-married';
const marriedBefore = ['divorced', 'widowed', 'annulled'];

/**
 * Who was never married usually looks for the same; who was married before is open to everybody who is free to marry.
 * Somebody who awaits a divorce is not free yet, and is never suggested.
 */
function suggestMaritalStatus({ maritalStatus }: SuggestionFacts): string[] | null {
  if (maritalStatus === null || isLastCode(maritalStatus)) return null;
  return maritalStatus === neverMarried ? [neverMarried] : [neverMarried, ...marriedBefore];
}

/** Families look within their faith. Who belongs to none, or would rather not tell, is open to all. */
function suggestReligion({ religion }: SuggestionFacts): string[] | null {
  return religion === 'none' ? null : suggestOwn(religion);
}

/** The own value: the tongue that the families will speak with each other, the place where they can meet. */
function suggestOwn(value: string | null): string[] | null {
  return value === null || isLastCode(value) ? null : [value];
}

/** Where each step of education begins in the list; what stands between two of them belongs to the lower. */
const educationSteps = ['below-10th', '10th', '12th', 'iti-diploma', 'bachelors-arts', 'masters-arts', 'phd'];

/**
 * At least one step below the own education, so a graduate or more for a postgraduate: one that is close carries a
 * conversation, and to ask for the same leaves out too many. Own words have no height and suggest nothing, and neither
 * does the lowest step.
 */
function suggestQualification(
  { qualification }: SuggestionFacts,
  { qualificationRanks }: SuggestionRules,
): string[] | null {
  const own = qualificationRanks.get(qualification ?? '');
  if (own === undefined) return null;
  const reached = educationSteps
    .flatMap((code) => qualificationRanks.get(code) ?? [])
    .filter((rank) => rank <= own);
  const lowest = reached.at(-2);
  if (lowest === undefined) return null;
  const accepted = [...qualificationRanks].filter(([, rank]) => rank >= lowest).map(([code]) => code);
  return accepted.length === qualificationRanks.size ? null : accepted;
}

/** What somebody eats whose kitchen has no meat. Whoever eats meat shares a table with everybody. */
const kitchens: Readonly<Record<string, readonly string[]>> = {
  veg: ['veg', 'jain', 'vegan'],
  jain: ['jain', 'veg', 'vegan'],
  vegan: ['vegan', 'veg', 'jain'],
  eggetarian: ['eggetarian', 'veg', 'jain', 'vegan'],
};

function suggestDiet({ diet }: SuggestionFacts): string[] | null {
  const kitchen = kitchens[diet ?? ''];
  return kitchen === undefined ? null : [...kitchen];
}

/**
 * Only the age: it is known of everybody, so that nobody is left out for not having told something, and the span is wide.
 * Whatever else must be is for the member to say.
 */
function suggestMarks(): CriterionName[] {
  return ['age'];
}

import { isLastCode } from '#contract/choices/choice-lists.ts';
import { withWholeInches } from '#contract/fields/heights.ts';
import { criteria, emptyPreference, type Preference } from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';

/** The facts that suggestions are derived from. Values of choice lists are codes or own words; null is not stated. */
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

export type SuggestionRules = {
  legalAges: { bride: number; groom: number };
  /** The rank of each qualification by its code; more is higher. */
  qualificationRanks: ReadonlyMap<string, number>;
};

/**
 * A first partner preference. Each suggestion is wide rather than narrow, and the rule beside it gives its reason. Never
 * suggested are income (the product does not sort people by money), community, sub-community and denomination (it does not
 * steer members towards their caste or church), district and city (they would leave almost no one), work, and who manages the profile.
 */
export function suggestPreference(facts: SuggestionFacts, rules: SuggestionRules): Preference {
  return {
    ...emptyPreference,
    age: suggestAge(facts, rules),
    height: suggestHeight(facts),
    maritalStatus: suggestMaritalStatus(facts),
    religion: suggestReligion(facts),
    motherTongue: suggestSame(facts.motherTongue),
    country: suggestSame(facts.country),
    state: suggestSame(facts.state),
    qualification: suggestQualification(facts, rules),
    diet: suggestDiet(facts),
    // Only the age: every profile states it, so this excludes no member for a fact that is not stated, and the span is wide.
    mustHave: ['age'],
  };
}

/**
 * Brides look for grooms of their age up to six years older, and grooms the other way round: nine of ten couples in India
 * are within that range. From forty on the years matter less, and there are fewer people: two years more on either side.
 * The range never starts below the legal age.
 */
function suggestAge({ gender, age }: SuggestionFacts, { legalAges }: SuggestionRules): Range {
  const more = age >= 40 ? 2 : 0;
  const { younger, older } = ageSpans[isGender(gender) ? gender : 'Other'];
  const legalAge = { Female: legalAges.groom, Male: legalAges.bride, Other: legalAges.groom };
  const from = Math.max(age - younger - more, legalAge[isGender(gender) ? gender : 'Other']);
  return withinLimits({ from, to: Math.max(age + older + more, from) });
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
 * In most couples the man is taller, by up to a foot: women look from their own height up to 30 cm more, men the other way
 * round, with whole inches, because that is how they read it. Without a height, or for another gender, none is suggested.
 */
function suggestHeight({ gender, height }: SuggestionFacts): Range | null {
  if (height === null) return null;
  if (gender === 'Female') return withWholeInches({ from: height, to: height + 30 });
  return gender === 'Male' ? withWholeInches({ from: height - 30, to: height }) : null;
}

function withinLimits({ from, to }: { from: number; to: number }): Range {
  const { smallest, largest } = criteria.age;
  const limit = (value: number) => Math.min(Math.max(value, smallest), largest);
  return { from: limit(from), to: limit(to) };
}

const neverMarried = 'never-married';
const marriedBefore = ['divorced', 'widowed', 'annulled'];

/**
 * A person who was never married usually looks for the same; one who was married before accepts every person who is free to
 * marry. "Awaiting divorce" is not free yet, and is never suggested.
 */
function suggestMaritalStatus({ maritalStatus }: SuggestionFacts): string[] | null {
  if (maritalStatus === null || isLastCode(maritalStatus)) return null;
  return maritalStatus === neverMarried ? [neverMarried] : [neverMarried, ...marriedBefore];
}

/** Families look within their faith. Without a religion, or with an undisclosed one, all are accepted. */
function suggestReligion({ religion }: SuggestionFacts): string[] | null {
  return religion === 'none' ? null : suggestSame(religion);
}

/** The own value: the language that the families speak with each other, the place where they can meet. */
function suggestSame(value: string | null): string[] | null {
  return value === null || isLastCode(value) ? null : [value];
}

/** The first value of each step of education in the list; the values up to the next one belong to it. */
const educationSteps = ['below-10th', '10th', '12th', 'iti-diploma', 'bachelors-arts', 'masters-arts', 'phd'];

/**
 * One step below the own education or higher, such as a graduate or more for a postgraduate: similar education helps
 * conversation, and the same education would exclude too many. Own words have no rank and suggest nothing, and neither does
 * the lowest step.
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

/** The diets that share a kitchen with each diet without meat. A diet with meat accepts all others. */
const sharedDiets: Readonly<Record<string, readonly string[]>> = {
  veg: ['veg', 'jain', 'vegan'],
  jain: ['jain', 'veg', 'vegan'],
  vegan: ['vegan', 'veg', 'jain'],
  eggetarian: ['eggetarian', 'veg', 'jain', 'vegan'],
};

function suggestDiet({ diet }: SuggestionFacts): string[] | null {
  const shared = sharedDiets[diet ?? ''];
  return shared === undefined ? null : [...shared];
}

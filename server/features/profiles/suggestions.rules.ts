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
  community: string | null;
  denomination: string | null;
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
 * A first partner preference: what families like the own one expect, and the rule beside each suggestion gives its reason. Never
 * suggested are income (the product does not sort people by money), sub-community, district and city (they would leave almost no one),
 * work, and who manages the profile.
 */
export function suggestPreference(facts: SuggestionFacts, rules: SuggestionRules): Preference {
  return withMarks({
    ...emptyPreference,
    age: suggestAge(facts, rules),
    height: suggestHeight(facts),
    maritalStatus: suggestMaritalStatus(facts),
    religion: suggestReligion(facts),
    ...suggestGroup(facts),
    motherTongue: suggestSame(facts.motherTongue),
    ...suggestPlace(facts),
    qualification: suggestQualification(facts, rules),
    diet: suggestDiet(facts),
  });
}

/**
 * Must-haves are the age and the religion alone: every profile states both, so that they exclude no member for a fact that is not stated,
 * and a family that looks within its faith is shown nobody else.
 */
function withMarks(suggested: Preference): Preference {
  return { ...suggested, mustHave: suggested.religion === null ? ['age'] : ['age', 'religion'] };
}

/**
 * Brides look for grooms from a year younger to eight years older, and grooms the other way round: nearly all couples in India are within
 * that range, so that nobody is lost to it who would be asked. From forty on the years matter less, and there are fewer people: two years
 * more on either side. The range never starts below the legal age.
 */
function suggestAge({ gender, age }: SuggestionFacts, { legalAges }: SuggestionRules): Range {
  const more = age >= 40 ? 2 : 0;
  const { younger, older } = ageSpans[isGender(gender) ? gender : 'Other'];
  const legalAge = { Female: legalAges.groom, Male: legalAges.bride, Other: legalAges.groom };
  const from = Math.max(age - younger - more, legalAge[isGender(gender) ? gender : 'Other']);
  return withinLimits({ from, to: Math.max(age + older + more, from) });
}

const ageSpans = {
  Female: { younger: 1, older: 8 },
  Male: { younger: 8, older: 1 },
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

const religionsOfChurches = ['christian', 'muslim'];
/** Groups that families belong to, but do not look for: "Inter-caste", "Brahmin – Other". */
const mixedGroup = /-(?:inter-caste|convert|other)$/;

/**
 * Families look within their church or sect, or else within their community. One of the two: a member who states the church rarely
 * states a community, too, and would be left out.
 */
function suggestGroup(facts: SuggestionFacts): Pick<Preference, 'community' | 'denomination'> {
  const sought = (group: string | null) => suggestSame(mixedGroup.test(group ?? '') ? null : group);
  const denomination = sought(facts.denomination);
  const community = sought(facts.community);
  const isChurchFirst = religionsOfChurches.includes(facts.religion) || community === null;
  const isChurch = isChurchFirst && denomination !== null;
  return { community: isChurch ? null : community, denomination: isChurch ? denomination : null };
}

const home = 'in';

/**
 * The place where families can meet. Who lives abroad looks there and in India, and everywhere in both: few others live in the same town
 * abroad.
 */
function suggestPlace({ country, state }: SuggestionFacts): Pick<Preference, 'country' | 'state'> {
  const own = suggestSame(country);
  if (own === null || country === home) return { country: own, state: own && suggestSame(state) };
  return { country: [...own, home], state: null };
}

/** The own value, as the language that the families speak with each other. */
function suggestSame(value: string | null): string[] | null {
  return value === null || isLastCode(value) ? null : [value];
}

/**
 * The first value of each step of education in the list; the values up to the next one belong to it. A doctorate is no step of its own:
 * too few have one.
 */
const educationSteps = ['below-10th', '10th', '12th', 'iti-diploma', 'bachelors-arts', 'masters-arts'];

/** The own step of education or higher. Own words have no rank and suggest nothing, and neither does the lowest step. */
function suggestQualification(
  { qualification }: SuggestionFacts,
  { qualificationRanks }: SuggestionRules,
): string[] | null {
  const own = qualificationRanks.get(qualification ?? '');
  if (own === undefined) return null;
  const lowest = educationSteps
    .flatMap((code) => qualificationRanks.get(code) ?? [])
    .findLast((rank) => rank <= own);
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

/** What a person looked for before there was a profile. */
type Wishes = Partial<Pick<Preference, 'age' | 'religion' | 'community' | 'denomination'>>;

/**
 * The suggestion with what was looked for in place of what would be guessed. A wish for a group, or for another religion, leaves no room
 * for the own group.
 */
export function withWishes(suggested: Preference, wishes: Wishes): Preference {
  const isOtherGroup = Boolean(wishes.community ?? wishes.denomination);
  const own = new Set(suggested.religion);
  const isOwnFaith = !wishes.religion || wishes.religion.some((religion) => own.has(religion));
  const group = isOtherGroup || !isOwnFaith ? { community: null, denomination: null } : {};
  return withMarks({ ...suggested, ...group, ...wishes });
}

/** The suggestion with the religion as a wish, where a must-have would leave nobody. */
export function withWishedReligion(suggested: Preference): Preference {
  return { ...suggested, mustHave: ['age'] };
}

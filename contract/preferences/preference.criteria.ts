import { placeAfter } from '../fields/place-after.ts';
import type { ListName } from '../choices/choice-lists.ts';
import { heightLimits } from '../profiles/fixed-choices.ts';
import type { FormFact } from '#contract/profiles/fact-names.ts';
import type { Range } from './range.ts';

/** The sections of the own preference, in order. */
export const criterionSections = [
  'partner-basic',
  'partner-location',
  'partner-career',
  'partner-other',
] as const;
export type CriterionSection = (typeof criterionSections)[number];

/**
 * A criterion is about one fact of a profile. A range has limits; a set takes values of a list, or free words where
 * there is none. `within` names the criterion that narrows the list.
 */
export type Criterion<Name extends string = string> = {
  /** Its name in the save form and in payloads. In answers it has the prefix `pp_`. */
  form: string;
  /** Its share in the score. */
  weight: number;
  /** The section that shows it and asks for it. */
  section: CriterionSection;
  /** The criterion that it follows on screens, where that is not the one before it in the table. */
  after?: Name;
  /** Whether it counts for completion, as the documented criteria do; true by default. */
  completes?: false;
} & (
  | { kind: 'range'; fact: FormFact; smallest: number; largest: number }
  | { kind: 'set'; fact: FormFact; list: ListName | null; within?: Name }
);

/**
 * The matching table: the 17 documented criteria of a partner preference, and two more, denomination and sub-community. Age is
 * in years, height in centimetres, income in rupees a year. Score, comparison, live count, explanation and SQL follow from it;
 * docs/matching.md says where the weights come from. A criterion whose fact is unknown counts with the share of members who
 * usually meet it; an unknown fact meets no must-have.
 */
export const criteria = {
  age: {
    form: 'age',
    kind: 'range',
    fact: 'dateOfBirth',
    weight: 10,
    smallest: 18,
    largest: 100,
    section: 'partner-basic',
  },
  height: {
    form: 'height',
    kind: 'range',
    fact: 'height',
    weight: 5,
    ...heightLimits,
    section: 'partner-basic',
  },
  maritalStatus: {
    form: 'marital_status',
    kind: 'set',
    fact: 'maritalStatus',
    weight: 8,
    list: 'marital_status',
    section: 'partner-basic',
  },
  religion: {
    form: 'religion',
    kind: 'set',
    fact: 'religion',
    weight: 20,
    list: 'religion',
    section: 'partner-basic',
  },
  community: {
    form: 'community',
    kind: 'set',
    fact: 'community',
    weight: 7,
    list: 'community',
    within: 'religion',
    section: 'partner-basic',
  },
  subCommunity: {
    form: 'sub_community',
    kind: 'set',
    fact: 'subCommunity',
    weight: 4,
    list: 'sub_community',
    within: 'community',
    section: 'partner-basic',
    completes: false,
  },
  /** Or sect. It weighs for Christians and Muslims what the community weighs for Hindus. */
  denomination: {
    form: 'denomination',
    kind: 'set',
    fact: 'denomination',
    weight: 7,
    list: 'denomination',
    within: 'religion',
    section: 'partner-basic',
    completes: false,
  },
  motherTongue: {
    form: 'mother_tongue',
    kind: 'set',
    fact: 'motherTongue',
    weight: 7,
    list: 'mother_tongue',
    section: 'partner-basic',
    after: 'maritalStatus',
  },
  country: {
    form: 'country',
    kind: 'set',
    fact: 'country',
    weight: 6,
    list: 'country',
    section: 'partner-location',
  },
  state: {
    form: 'state',
    kind: 'set',
    fact: 'state',
    weight: 4,
    list: 'state',
    within: 'country',
    section: 'partner-location',
  },
  city: {
    form: 'city',
    kind: 'set',
    fact: 'city',
    weight: 3,
    list: null,
    section: 'partner-location',
    after: 'district',
  },
  district: {
    form: 'district',
    kind: 'set',
    fact: 'district',
    weight: 3,
    list: 'district',
    within: 'state',
    section: 'partner-location',
  },
  qualification: {
    form: 'qualification',
    kind: 'set',
    fact: 'qualification',
    weight: 6,
    list: 'qualification',
    section: 'partner-career',
  },
  workingWith: {
    form: 'working_with',
    kind: 'set',
    fact: 'workingWith',
    weight: 3,
    list: 'working_with',
    section: 'partner-career',
  },
  professionArea: {
    form: 'profession_area',
    kind: 'set',
    fact: 'professionArea',
    weight: 3,
    list: 'profession_area',
    section: 'partner-career',
  },
  workingAs: {
    form: 'working_as',
    kind: 'set',
    fact: 'workingAs',
    weight: 3,
    list: 'working_as',
    within: 'professionArea',
    section: 'partner-career',
  },
  annualIncome: {
    form: 'annual_income',
    kind: 'range',
    fact: 'annualIncome',
    weight: 5,
    smallest: 0,
    largest: 1_000_000_000,
    section: 'partner-career',
    after: 'qualification',
  },
  profileManagedBy: {
    form: 'profile_managed_by',
    kind: 'set',
    fact: 'profileFor',
    weight: 1,
    list: null,
    section: 'partner-other',
    after: 'diet',
  },
  diet: { form: 'diet', kind: 'set', fact: 'diet', weight: 6, list: 'diet', section: 'partner-other' },
} as const satisfies Record<string, Criterion>;
export type CriterionName = keyof typeof criteria;

// The keys of a literal are exactly its names.
export const criterionNames = Object.keys(criteria) as CriterionName[];

/** What is declared about each criterion. The compiler checks that criteria name criteria. */
const rules: Readonly<Record<CriterionName, Criterion<CriterionName>>> = criteria;

/** The criteria in the order of screens. */
export const criteriaOnScreen = placeAfter(
  criterionNames,
  Object.fromEntries(criterionNames.map((name) => [name, rules[name].after])),
);

/** The criteria of each section, in the order in which they are asked for. */
export const criteriaBySection =
  // Every section has criteria.
  Object.groupBy(criteriaOnScreen, (name) => criteria[name].section) as Record<
    CriterionSection,
    readonly CriterionName[]
  >;

/** The name of a criterion in the save form and in payloads: `mother_tongue`. */
export function formNameOf<Name extends CriterionName>(name: Name): (typeof criteria)[Name]['form'] {
  return criteria[name].form;
}

const criteriaByName = new Map<string, CriterionName>(
  criterionNames.flatMap((name) => [
    [formNameOf(name), name],
    [`pp_${formNameOf(name)}`, name],
  ]),
);

/** The criterion that has a name in payloads, with or without the prefix of answers: `age`, `pp_age`. */
export function criterionOf(name: string): CriterionName | undefined {
  return criteriaByName.get(name);
}

/**
 * A partner preference as it is stored: for each criterion a range, a set of codes and own words, or null when it is not
 * stated; and the criteria that are must-haves.
 */
export type Preference = {
  [Name in CriterionName]: ((typeof criteria)[Name]['kind'] extends 'range' ? Range : string[]) | null;
} & { mustHave: CriterionName[] };

/** The preference of a member who has stated nothing. */
export const emptyPreference: Preference = {
  // One key for each criterion; `fromEntries` knows keys as strings alone.
  ...(Object.fromEntries(criterionNames.map((name) => [name, null])) as Record<CriterionName, null>),
  mustHave: [],
};

/** The criteria that count for completion: the documented ones. */
export const completingCriteria: readonly CriterionName[] = criterionNames.filter(
  (name) => rules[name].completes ?? true,
);

/** The names of the stated criteria, in the order of the table. */
export function listStated(preference: Preference): CriterionName[] {
  return criterionNames.filter((name) => preference[name] !== null);
}

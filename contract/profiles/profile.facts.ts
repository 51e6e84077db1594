import type { ValidationKey } from '#contract/calls/messages.ts';
import type { ListName } from '../choices/choice-lists.ts';
import { genders, heightLimits, profileForChoices } from './fixed-choices.ts';

/** What a fact is, with its limits. */
type FactKind<Fact extends string> =
  | { kind: 'line'; longest: number }
  | { kind: 'paragraph'; longest: number }
  | { kind: 'number'; smallest: number; largest: number }
  /** Whole centimetres. */
  | { kind: 'height'; smallest: number; largest: number }
  | { kind: 'date'; required: ValidationKey }
  | { kind: 'yes-no' }
  | { kind: 'one-of'; values: readonly string[]; required: ValidationKey }
  /** A value of a choice list, which another fact may narrow, or own words. */
  | { kind: 'choice'; list: ListName; within?: Fact }
  /** Several values of a choice list, or own words. */
  | { kind: 'set'; list: ListName; most: number; longest: number }
  /** Several own words; the list has suggestions. */
  | { kind: 'words'; list: ListName; most: number; longest: number }
  /** Rupees a year: `750000`, `500000-750000`, `10000000-` (and more), or "Prefer not to say". The list has bands. */
  | { kind: 'income'; list: ListName };

/** The sections of the own profile, in order. */
export const factSections = [
  'basic',
  'religion',
  'family',
  'location',
  'career',
  'lifestyle',
  'hobbies',
  'about',
] as const;
export type FactSection = (typeof factSections)[number];

/** What is declared about a fact of a profile. */
export type FactRules<Fact extends string = string> = FactKind<Fact> & {
  /** Its name in the save form. In answers it has this name with the prefix `u_`. */
  form: string;
  /** Its name in answers, where that is another one. */
  wire?: `u_${string}`;
  /** The section that shows it and asks for it. */
  section: FactSection;
  /** The fact that it follows on screens, where that is not the one before it in this table. */
  after?: Fact;
  /** Registration asks for it, so it cannot be emptied. The message when it is missing. */
  required?: ValidationKey;
  /**
   * Who sees it. `owner`: the owner and the operator alone. `income`: other members too, unless the owner keeps the income
   * private. `audience`: those of them that the owner's choice about contact details admits. Members see all other facts.
   */
  privacy?: 'owner' | 'income' | 'audience';
  /** Cards of lists show it. */
  isOnCard?: true;
  /** Whether it counts for completion, as the fields that the specification lists do; true by default. */
  completes?: false;
};

/**
 * Every fact of a profile that its owner can change, in the order of the wire; a fact comes after the one that narrows it.
 * Schemas, mappers, screens, import, completion and the invented population follow from this table.
 */
export const profileFacts = {
  profileFor: {
    form: 'created_by',
    wire: 'u_profile_for',
    kind: 'one-of',
    values: profileForChoices,
    section: 'basic',
    required: 'validation.profile_for',
    isOnCard: true,
  },
  gender: {
    form: 'gender',
    kind: 'one-of',
    values: genders,
    section: 'basic',
    required: 'validation.gender',
    isOnCard: true,
  },
  firstName: {
    form: 'firstname',
    kind: 'line',
    longest: 60,
    section: 'basic',
    required: 'validation.first_name',
    isOnCard: true,
  },
  lastName: {
    form: 'lastname',
    kind: 'line',
    longest: 60,
    section: 'basic',
    required: 'validation.last_name',
    isOnCard: true,
  },
  dateOfBirth: {
    form: 'dob',
    kind: 'date',
    section: 'basic',
    required: 'validation.dob',
    privacy: 'audience',
    isOnCard: true,
  },
  maritalStatus: {
    form: 'marital_status',
    kind: 'choice',
    list: 'marital_status',
    section: 'basic',
    isOnCard: true,
  },
  children: { form: 'children', kind: 'choice', list: 'children', section: 'basic', completes: false },
  height: {
    form: 'height',
    kind: 'height',
    ...heightLimits,
    section: 'basic',
    after: 'dateOfBirth',
    isOnCard: true,
  },
  disability: {
    form: 'disability',
    kind: 'choice',
    list: 'disability',
    section: 'lifestyle',
    after: 'diet',
    completes: false,
  },
  religion: {
    form: 'religion',
    kind: 'choice',
    list: 'religion',
    section: 'religion',
    required: 'validation.religion',
    isOnCard: true,
  },
  community: {
    form: 'community',
    kind: 'choice',
    list: 'community',
    within: 'religion',
    section: 'religion',
    required: 'validation.community',
    isOnCard: true,
  },
  subCommunity: { form: 'sub_community', kind: 'line', longest: 80, section: 'religion', completes: false },
  denomination: {
    form: 'denomination',
    kind: 'choice',
    list: 'denomination',
    within: 'religion',
    section: 'religion',
    completes: false,
  },
  gotra: { form: 'gotra', kind: 'line', longest: 80, section: 'religion', completes: false },
  motherTongue: {
    form: 'mother_tongue',
    kind: 'choice',
    list: 'mother_tongue',
    section: 'religion',
    isOnCard: true,
  },
  languages: {
    form: 'languages',
    kind: 'set',
    list: 'mother_tongue',
    most: 20,
    longest: 80,
    section: 'religion',
    completes: false,
  },
  father: { form: 'father', kind: 'line', longest: 80, section: 'family', privacy: 'audience' },
  mother: { form: 'mother', kind: 'line', longest: 80, section: 'family', privacy: 'audience' },
  sisters: {
    form: 'no_of_sisters',
    wire: 'u_no_sisters',
    kind: 'number',
    smallest: 0,
    largest: 20,
    section: 'family',
  },
  brothers: {
    form: 'no_of_brothers',
    wire: 'u_no_brothers',
    kind: 'number',
    smallest: 0,
    largest: 20,
    section: 'family',
    after: 'mother',
  },
  financialStatus: { form: 'financial_status', kind: 'choice', list: 'financial_status', section: 'family' },
  familyType: {
    form: 'family_type',
    kind: 'choice',
    list: 'family_type',
    section: 'family',
    completes: false,
  },
  familyValues: {
    form: 'family_values',
    kind: 'choice',
    list: 'family_values',
    section: 'family',
    completes: false,
  },
  country: { form: 'country', kind: 'choice', list: 'country', section: 'location', isOnCard: true },
  state: {
    form: 'state',
    kind: 'choice',
    list: 'state',
    within: 'country',
    section: 'location',
    isOnCard: true,
  },
  district: {
    form: 'district',
    kind: 'choice',
    list: 'district',
    within: 'state',
    section: 'location',
    isOnCard: true,
  },
  city: { form: 'city', kind: 'line', longest: 80, section: 'location', isOnCard: true },
  zip: { form: 'zip', kind: 'line', longest: 12, section: 'location', privacy: 'owner' },
  relocate: { form: 'relocate', kind: 'choice', list: 'relocate', section: 'location', completes: false },
  qualification: {
    form: 'qualification',
    kind: 'choice',
    list: 'qualification',
    section: 'career',
    isOnCard: true,
  },
  college: { form: 'college', kind: 'line', longest: 120, section: 'career' },
  workingWith: {
    form: 'working_with',
    kind: 'choice',
    list: 'working_with',
    section: 'career',
    after: 'workingAs',
  },
  professionArea: {
    form: 'profession_area',
    kind: 'choice',
    list: 'profession_area',
    section: 'career',
    isOnCard: true,
  },
  workingAs: {
    form: 'working_as',
    kind: 'choice',
    list: 'working_as',
    within: 'professionArea',
    section: 'career',
    isOnCard: true,
  },
  employerName: { form: 'employer_name', kind: 'line', longest: 120, section: 'career', privacy: 'owner' },
  annualIncome: {
    form: 'annual_income',
    kind: 'income',
    list: 'annual_income',
    section: 'career',
    privacy: 'income',
  },
  isIncomePrivate: {
    form: 'is_private',
    wire: 'u_private_income',
    kind: 'yes-no',
    section: 'career',
    completes: false,
  },
  diet: { form: 'diet', kind: 'choice', list: 'diet', section: 'lifestyle' },
  hobbies: { form: 'hobbies', kind: 'words', list: 'hobby', most: 30, longest: 60, section: 'hobbies' },
  about: { form: 'about', kind: 'paragraph', longest: 2000, section: 'about' },
} as const satisfies Record<string, FactRules>;

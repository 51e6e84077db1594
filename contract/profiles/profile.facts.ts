import type { ValidationKey } from '#contract/calls/messages.ts';
import type { FactKind } from './fact-kinds.ts';
import { genders, heightLimits, profileForChoices } from './fixed-choices.ts';

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
  /** Cards of lists have it, beside the facts that the specification lists and others see. */
  isOnCard?: true;
  /** Whether it counts for completion, as the fields that the specification lists do; true by default. */
  completes?: false;
  /** The fact that keeps a person's words when they say more than the value that they name ("B.Tech (Mech)"). */
  detail?: Fact;
};

/** The words of a person about education or work. */
const careerDetail = { kind: 'line', longest: 80, section: 'career', completes: false } as const;

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
  },
  gender: {
    form: 'gender',
    kind: 'one-of',
    values: genders,
    section: 'basic',
    required: 'validation.gender',
  },
  firstName: {
    form: 'firstname',
    kind: 'line',
    longest: 60,
    section: 'basic',
    required: 'validation.first_name',
  },
  lastName: {
    form: 'lastname',
    kind: 'line',
    longest: 60,
    section: 'basic',
    required: 'validation.last_name',
  },
  dateOfBirth: {
    form: 'dob',
    kind: 'date',
    section: 'basic',
    required: 'validation.dob',
    privacy: 'audience',
  },
  maritalStatus: {
    form: 'marital_status',
    kind: 'choice',
    list: 'marital_status',
    section: 'basic',
  },
  children: { form: 'children', kind: 'choice', list: 'children', section: 'basic', completes: false },
  height: {
    form: 'height',
    kind: 'height',
    ...heightLimits,
    section: 'basic',
    after: 'dateOfBirth',
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
    detail: 'denomination',
  },
  community: {
    form: 'community',
    kind: 'choice',
    list: 'community',
    within: 'religion',
    section: 'religion',
    required: 'validation.community',
    detail: 'subCommunity',
  },
  subCommunity: {
    form: 'sub_community',
    kind: 'choice',
    list: 'sub_community',
    within: 'community',
    section: 'religion',
    isOnCard: true,
    completes: false,
  },
  denomination: {
    form: 'denomination',
    kind: 'choice',
    list: 'denomination',
    within: 'religion',
    section: 'religion',
    isOnCard: true,
    completes: false,
    detail: 'subCommunity',
  },
  gotra: { form: 'gotra', kind: 'line', longest: 80, section: 'religion', completes: false },
  /** The star of birth (nakshatra), for families who compare it. */
  star: { form: 'star', kind: 'choice', list: 'star', section: 'religion', completes: false },
  motherTongue: { form: 'mother_tongue', kind: 'choice', list: 'mother_tongue', section: 'religion' },
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
  country: { form: 'country', kind: 'choice', list: 'country', section: 'location' },
  state: {
    form: 'state',
    kind: 'choice',
    list: 'state',
    within: 'country',
    section: 'location',
  },
  district: {
    form: 'district',
    kind: 'choice',
    list: 'district',
    within: 'state',
    section: 'location',
  },
  city: { form: 'city', kind: 'line', longest: 80, section: 'location' },
  /** The town or village that the family is from. */
  nativePlace: {
    form: 'native_place',
    kind: 'line',
    longest: 80,
    section: 'location',
    isOnCard: true,
    completes: false,
  },
  zip: { form: 'zip', kind: 'line', longest: 12, section: 'location', privacy: 'owner' },
  relocate: { form: 'relocate', kind: 'choice', list: 'relocate', section: 'location', completes: false },
  qualification: {
    form: 'qualification',
    kind: 'choice',
    list: 'qualification',
    section: 'career',
    detail: 'qualificationDetail',
  },
  /** The degree in the person's words, where the list is coarser: "B.Tech (Mech)". */
  qualificationDetail: { form: 'qualification_detail', ...careerDetail },
  college: { form: 'college', kind: 'line', longest: 120, section: 'career' },
  workingWith: {
    form: 'working_with',
    kind: 'choice',
    list: 'working_with',
    section: 'career',
    after: 'occupationDetail',
    detail: 'occupationDetail',
  },
  professionArea: {
    form: 'profession_area',
    kind: 'choice',
    list: 'profession_area',
    section: 'career',
    detail: 'occupationDetail',
  },
  workingAs: {
    form: 'working_as',
    kind: 'choice',
    list: 'working_as',
    within: 'professionArea',
    section: 'career',
    detail: 'occupationDetail',
  },
  /** The work in the person's words, where the lists are coarser: "Senior nurse at AIIMS". */
  occupationDetail: { form: 'occupation_detail', ...careerDetail },
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
    isOnCard: true,
  },
  diet: { form: 'diet', kind: 'choice', list: 'diet', section: 'lifestyle' },
  hobbies: { form: 'hobbies', kind: 'words', list: 'hobby', most: 30, longest: 60, section: 'hobbies' },
  about: { form: 'about', kind: 'paragraph', longest: 2000, section: 'about' },
} as const satisfies Record<string, FactRules>;

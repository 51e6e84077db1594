// The form of registering, as a browser sends it with and without scripts. Without zod: it is part of a visitor's first script.
import { digitsOf, readMobile } from '#contract/fields/mobile-number.ts';

/** The fields of the form, all of them text; what they contain at first. */
export const emptyRegistration = {
  profile_for: '',
  gender: '',
  firstname: '',
  lastname: '',
  dob_day: '',
  dob_month: '',
  dob_year: '',
  religion: '',
  religion_own: '',
  community: '',
  community_own: '',
  email: '',
  /** The ISO 3166 letters of a country and its telephone code. */
  mobile_country: 'IN91',
  mobile: '',
  password: '',
  confirm_password: '',
  contact_audience: 'accepted',
  terms_version: '',
  /** What the person looks for, written on the landing page: `25-32`, and labels of choice lists. */
  pp_age: '',
  pp_religion: '',
  pp_community: '',
};
export type TypedRegistration = typeof emptyRegistration;
export type TypedField = keyof TypedRegistration;

// The keys of a literal are exactly its fields.
export const typedFields = Object.keys(emptyRegistration) as TypedField[];

/** What the person looks for. No step asks for it. */
export const wishFields = ['pp_age', 'pp_religion', 'pp_community'] as const;

/** The fields of the call that each step asks for. */
export const fieldsOfSteps = [
  ['profile_for', 'gender'],
  ['firstname', 'lastname', 'dob'],
  ['religion', 'community'],
  ['email', 'mobile', 'password', 'confirm_password', 'contact_audience'],
] as const;
export type RegistrationField = (typeof fieldsOfSteps)[number][number];

/** One of them is registered already. Which one is said to nobody: it would tell strangers who is a member. */
export const takenFields = ['email', 'mobile'] as const;

export const lastStep = fieldsOfSteps.length - 1;

/** The step, counted from 0, on which a field of the call is asked for; undefined for one that is not asked for. */
export function stepOfField(field: string): number | undefined {
  const step = fieldsOfSteps.findIndex((fields) => fields.some((known) => known === field));
  return step === -1 ? undefined : step;
}

const impliedGenders: Readonly<Record<string, 'Female' | 'Male'>> = {
  'My Son': 'Male',
  'My Daughter': 'Female',
  'My Brother': 'Male',
  'My Sister': 'Female',
};

/** The gender that a relation implies; undefined where it has to be asked for. */
export function genderOf(profileFor: string): 'Female' | 'Male' | undefined {
  return impliedGenders[profileFor];
}

/** A mobile number as people write it (`+91 98470-12345`) in the form of the contract; other text unchanged. */
export function tidyMobile(text: string): string {
  const number = readMobile(text);
  return number === null ? text : writeShort(number);
}

/**
 * A number of a country, written as there, as the call takes it: ten digits for India, as documented, else with plus sign and code.
 * A number that has its own code keeps it.
 */
export function composeMobile(country: string, text: string): string {
  const number = readMobile(text, country.replaceAll(/\D/g, ''));
  return number === null ? digitsOf(text) : writeShort(number);
}

function writeShort(number: string): string {
  return number.replace(/^\+91/, '');
}

/** What the form sends for "Other", beside which own words are written. */
export const otherValue = 'Other';

/** Words that were written before another value was chosen are not meant any more. */
function chooseWords(chosen: string, own: string): string {
  return chosen === otherValue && own.trim() !== '' ? own : chosen;
}

/** The input of the call. */
export function composeRegistration(typed: TypedRegistration) {
  const { dob_day: day, dob_month: month, dob_year: year } = typed;
  return {
    profile_for: typed.profile_for,
    gender: genderOf(typed.profile_for) ?? typed.gender,
    firstname: typed.firstname,
    lastname: typed.lastname,
    dob: day === '' && month === '' && year === '' ? '' : `${year}-${month}-${day}`,
    religion: chooseWords(typed.religion, typed.religion_own),
    community: chooseWords(typed.community, typed.community_own),
    email: typed.email,
    mobile: composeMobile(typed.mobile_country, typed.mobile),
    password: typed.password,
    confirm_password: typed.confirm_password,
    contact_audience: typed.contact_audience,
    // Without one the server assumes the current terms.
    ...(typed.terms_version !== '' && { terms_version: typed.terms_version }),
    ...Object.fromEntries(wishFields.filter((name) => typed[name] !== '').map((name) => [name, typed[name]])),
  };
}

/** Fills in what a form or a draft contains; anything unknown is left out. */
export function readTyped(entries: Readonly<Record<string, unknown>>): TypedRegistration {
  const typed = { ...emptyRegistration };
  for (const field of typedFields) {
    const value = entries[field];
    if (typeof value === 'string') typed[field] = value;
  }
  return typed;
}

import { z } from 'zod';
import { personName } from '#contract/fields/person-name.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { codeLength, dateOfBirth, email, mobile, named, newPassword } from '#contract/fields/fields.ts';
import { choiceText } from '#contract/fields/optional-fields.ts';
import { says } from '#contract/calls/messages.ts';
import { profileForChoices, registrationGenders } from '../profiles/fixed-choices.ts';
import { genderOf } from './registration-form.ts';
import { criteria } from '../preferences/preference.criteria.ts';
import { readRange } from '../preferences/range.ts';
import { contactAudience } from '../settings/contact-audience.ts';

const ages = z
  .string(says('validation.range'))
  .refine((text) => readRange(text, criteria.age) !== null, says('validation.range'));

const fields = z.object({
  profile_for: z.enum(profileForChoices, says('validation.profile_for')),
  gender: z.enum(registrationGenders, says('validation.gender')),
  firstname: personName(60, 'validation.first_name'),
  lastname: personName(60, 'validation.last_name'),
  dob: dateOfBirth,
  religion: named(80, 'validation.religion'),
  community: named(80, 'validation.community'),
  email,
  mobile,
  password: newPassword,
  /** An empty one is said at once, beside the other fields. */
  confirm_password: z.string(says('validation.passwords_differ')).min(1, says('validation.passwords_differ')),
  /** Who may see the contact details; the choice of the site when absent. */
  contact_audience: contactAudience.optional(),
  /** The version of the terms that the person was shown; the current one when absent. */
  terms_version: z.string().trim().max(40, says('validation.too_long')).optional(),
  /** What the person looks for: a range of ages and a value of a list; the first suggestion of a partner preference has them. */
  pp_age: ages.optional(),
  pp_religion: choiceText,
  pp_community: choiceText,
});

function hasEqualPasswords(input: { password: string; confirm_password: string }): boolean {
  return input.password === input.confirm_password;
}
/** A daughter who is a man was chosen by mistake, and only the person who registers knows which of the two. */
export function hasFittingGender(input: {
  profile_for?: string | undefined;
  gender?: string | undefined;
}): boolean {
  const implied = genderOf(input.profile_for ?? '');
  return implied === undefined || input.gender === undefined || input.gender === implied;
}
export const genderDiffers = { ...says('validation.gender_of_relation'), path: ['gender'] };
const passwordsDiffer = { ...says('validation.passwords_differ'), path: ['confirm_password'] };

/** The registration as it is sent. */
export const registration = fields
  .refine(hasEqualPasswords, passwordsDiffer)
  .refine(hasFittingGender, genderDiffers);

/** The same fields as the four steps of the dialog: Continue advances only when its step validates. */
export const registrationSteps = [
  fields.pick({ profile_for: true, gender: true }).refine(hasFittingGender, genderDiffers),
  fields.pick({ firstname: true, lastname: true, dob: true }),
  fields.pick({ religion: true, community: true }),
  fields
    .pick({ email: true, mobile: true, password: true, confirm_password: true, contact_audience: true })
    .refine(hasEqualPasswords, passwordsDiffer),
] as const;

/**
 * Creates an unverified account and sends a code to its e-mail. An unverified registration reserves nothing: a later one of the same
 * e-mail replaces it, within the limits of a resend, and one with the same mobile number takes the number.
 */
export const register = endpoint({
  method: 'POST',
  path: '/register',
  access: 'public',
  feature: 'accounts',
  summary: 'Create an account; a one-time code is sent to its e-mail',
  changes: [],
  input: registration,
  data: z.object({ email: z.string() }),
  extra: { code_length: codeLength },
  message: 'outcome.registered',
  status: 201,
  problems: ['already_registered', 'code_sent_recently', 'too_many_codes'],
});

/**
 * Registers the person whose e-mail a stranger had registered before, with the session that says `registration_incomplete`: the
 * fields of a registration without the e-mail, which is proved.
 */
export const completeRegistration = endpoint({
  method: 'POST',
  path: '/registration/complete',
  access: 'member',
  isPartOfSignIn: true,
  feature: 'accounts',
  summary: 'Finish the registration of an e-mail that is proved',
  changes: ['session'],
  input: fields
    .omit({ email: true })
    .refine(hasEqualPasswords, passwordsDiffer)
    .refine(hasFittingGender, genderDiffers),
  data: z.null(),
  message: 'outcome.registration_completed',
  problems: ['registration_complete', 'already_registered'],
});

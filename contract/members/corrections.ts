import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { dateOfBirth, email, linkToken, mobile, rowId } from '#contract/fields/fields.ts';
import { genders } from '../profiles/fixed-choices.ts';
import { reasonText } from './members.ts';

/**
 * Requests that a member's e-mail address or mobile number is corrected. The new one counts once the member opens the link that is
 * sent there (for a number, to the e-mail address where no text messages are sent); the present address gets a notice. Another
 * request replaces the one before.
 */
export const correctContact = endpoint({
  method: 'POST',
  path: '/admin/users/correct',
  access: 'administrator',
  permission: 'members.correct',
  needsProof: true,
  feature: 'members',
  summary: 'Request the correction of a member’s e-mail address or mobile number',
  changes: ['users'],
  input: z
    .object({ user_id: rowId, email: email.optional(), mobile: mobile.optional(), reason: reasonText })
    .refine((input) => (input.email === undefined) !== (input.mobile === undefined), {
      ...says('validation.one_contact'),
      path: ['email'],
    }),
  data: z.object({ contact: z.string(), expires_at: z.iso.datetime() }),
  message: 'outcome.correction_sent',
  problems: ['not_a_member', 'contact_taken', 'contact_unchanged'],
  perMinute: 10,
});

/**
 * Corrects the gender or the date of birth of a member, who cannot change the gender. Both count at once, and are checked together
 * against the legal age.
 */
export const correctPerson = endpoint({
  method: 'POST',
  path: '/admin/users/correct_person',
  access: 'administrator',
  permission: 'members.correct',
  needsProof: true,
  feature: 'members',
  summary: 'Correct a member’s gender or date of birth',
  changes: ['users'],
  input: z
    .object({
      user_id: rowId,
      gender: z.enum(genders, says('validation.gender')).optional(),
      dob: dateOfBirth.optional(),
      reason: reasonText,
    })
    .refine(({ gender, dob }) => gender !== undefined || dob !== undefined, {
      ...says('validation.one_fact'),
      path: ['gender'],
    }),
  data: z.null(),
  message: 'outcome.person_corrected',
  problems: ['not_a_member', 'registration_unfinished', 'person_unchanged'],
  perMinute: 10,
});

/**
 * Confirms a corrected address by the token of the link. It works once; afterwards the link is unknown. A new e-mail address ends every
 * session of a verified account, and the former address can undo it for seven days; an unverified registration stays unverified.
 */
export const confirmContact = endpoint({
  method: 'POST',
  path: '/account/confirm_contact',
  access: 'public',
  feature: 'members',
  summary: 'Confirm a corrected e-mail address or mobile number by its link',
  changes: [],
  input: z.object({ token: linkToken }),
  data: z.null(),
  message: 'outcome.contact_confirmed',
  problems: ['contact_taken'],
});

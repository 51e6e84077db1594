import { z } from 'zod';
import { genderDiffers, hasFittingGender, registration } from '../accounts/registration.ts';
import { sessionData } from '../accounts/sessions.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { codeLength, line } from '#contract/fields/fields.ts';
import { says } from '#contract/calls/messages.ts';
import { importFields } from './mapping.fields.ts';

/** The secret of an invitation's link: `/invitation?token=…`. */
const invitationToken = line(100, 'validation.required');

/** What is stored about an imported person, for that person alone. Wrong, used and erased tokens get the same answer. */
export const showInvitation = endpoint({
  method: 'POST',
  path: '/invitation/show',
  access: 'public',
  feature: 'imports',
  summary: 'What is held about an imported person, by the token of the invitation',
  changes: [],
  input: z.object({ token: invitationToken }),
  data: z.object({
    /** By the names of the profile's save form, in their order, as the profile would show them. */
    iv_facts: z.partialRecord(z.enum(importFields), z.string()),
    /** Small pictures of the photos that came with the sheet, as `data:` URLs. Nobody else sees them. */
    iv_photos: z.array(z.string()),
    /** What registration asks for and the sheet did not contain: the claim must supply it. */
    iv_missing: z.array(z.string()),
    /** Estimated facts (the date of birth from an age): the claim must supply them too. */
    iv_to_confirm: z.array(z.string()),
    /** Who gave these facts to us; null when the import does not name anyone. */
    iv_source: z.string().nullable(),
    iv_created_at: z.iso.datetime(),
    /** When all of this is erased if the person does not answer. */
    iv_expires_at: z.iso.datetime(),
    /** The version of the terms that the person would consent to. */
    iv_terms_version: z.string(),
  }),
  message: 'outcome.done',
  problems: ['not_found'],
});

const { password, confirm_password, terms_version, ...personFields } = registration.shape;

/**
 * Turns an invitation into a membership: the person consents, chooses a password, and adds or corrects what registration
 * asks for. All stored facts become the profile, except those left out.
 */
export const claimInvitation = endpoint({
  method: 'POST',
  path: '/invitation/claim',
  access: 'public',
  feature: 'imports',
  summary: 'Claim an invitation: consent and become a member',
  changes: [],
  input: z
    .object({ ...personFields })
    .partial()
    .extend({
      token: invitationToken,
      password,
      confirm_password,
      terms_version,
      /** The person's consent that the profile is stored and shown to members. Only true is consent. */
      consent: z.literal(true, says('validation.consent')),
      /** Facts that do not become part of the profile; `photos` are all of them. */
      leave_out: z
        .array(z.enum([...importFields, 'photos'], says('validation.choice')))
        .max(100, says('validation.too_many'))
        .default([]),
    })
    .refine((input) => input.password === input.confirm_password, {
      ...says('validation.passwords_differ'),
      path: ['confirm_password'],
    })
    .refine(hasFittingGender, genderDiffers),
  /** Signed in, when the link was mailed to this e-mail address; null when the address must be verified by a code. */
  data: sessionData.nullable(),
  /** Null when the person is signed in, because no code was sent. */
  extra: { code_length: codeLength.nullable() },
  message: 'outcome.invitation_claimed',
  status: 201,
  problems: ['not_found', 'already_registered', 'code_sent_recently', 'too_many_codes'],
});

/** Erases at once everything stored about the person; later imports refuse their row. */
export const declineInvitation = endpoint({
  method: 'POST',
  path: '/invitation/decline',
  access: 'public',
  feature: 'imports',
  summary: 'Decline an invitation: everything held is erased',
  changes: [],
  input: z.object({ token: invitationToken }),
  data: z.null(),
  message: 'outcome.invitation_declined',
  problems: ['not_found'],
});

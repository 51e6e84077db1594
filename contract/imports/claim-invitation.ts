import { z } from 'zod';
import { registration } from '../accounts/registration.ts';
import { sessionData } from '../accounts/session-data.ts';
import { endpoint } from '../endpoint.ts';
import { says } from '../messages.ts';
import { importField } from './import-fields.fields.ts';
import { invitationToken } from './show-invitation.ts';

const { password, confirm_password, terms_version, ...told } = registration.shape;

/**
 * Turns an invitation into a membership: the person consents, chooses a password, and brings or corrects what
 * registration asks for. Everything held becomes the profile, but for what is left out.
 */
export const claimInvitation = endpoint({
  method: 'POST',
  path: '/invitation/claim',
  access: 'public',
  feature: 'imports',
  summary: 'Claim an invitation: consent and become a member',
  input: z
    .object({ ...told })
    .partial()
    .extend({
      token: invitationToken,
      password,
      confirm_password,
      terms_version,
      /** The person's consent that the profile is kept and shown to members. Nothing but true is consent. */
      consent: z.literal(true, says('validation.consent')),
      /** Facts that are not to become part of the profile. */
      leave_out: z.array(importField).max(100, says('validation.too_many')).default([]),
    })
    .refine((input) => input.password === input.confirm_password, {
      ...says('validation.passwords_differ'),
      path: ['confirm_password'],
    }),
  /** Signed in, when the link came to this e-mail address; null when the address is new and must be verified by its code. */
  data: sessionData.nullable(),
  message: 'outcome.invitation_claimed',
  status: 201,
  problems: ['not_found', 'already_registered'],
});

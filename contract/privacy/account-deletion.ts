import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { codeLength, oneTimeCode } from '#contract/fields/fields.ts';
import { says } from '#contract/calls/messages.ts';

/** Days between the request and the erasure, in which the member can cancel it. */
export const deletionDays = 7;

/** Mails the caller a code that replaces the password when they delete their account. */
export const sendDeletionCode = endpoint({
  method: 'POST',
  path: '/account/delete_code',
  access: 'member',
  feature: 'privacy',
  summary: 'Send a code that proves who deletes the account',
  changes: [],
  input: z.object({}),
  data: z.null(),
  extra: { code_length: codeLength },
  message: 'outcome.deletion_code_sent',
  problems: ['code_sent_recently', 'too_many_codes'],
});

/**
 * Hides the account at once, ends every other session and has the account erased in seven days. The caller proves to be
 * the owner with the password or a code. A second request returns the same day.
 */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/delete',
  access: 'member',
  feature: 'privacy',
  summary: 'Delete the own account in seven days',
  changes: ['settings', 'profile', 'visits', 'conversations', 'stories'],
  input: z.object({
    password: z.string().max(128, says('validation.password_too_long')).optional(),
    otp: oneTimeCode.optional(),
  }),
  data: z.object({ deletion_due_at: z.iso.datetime() }),
  message: 'outcome.deletion_begun',
  problems: ['not_proved', 'too_many_attempts'],
});

/** Cancels the deletion: the account is as visible as before. */
export const cancelDeletion = endpoint({
  method: 'POST',
  path: '/account/keep',
  access: 'member',
  feature: 'privacy',
  summary: 'Keep the account after all',
  changes: ['settings', 'profile', 'visits', 'conversations', 'stories'],
  input: z.object({}),
  data: z.null(),
  message: 'outcome.deletion_ended',
  problems: ['no_deletion'],
});

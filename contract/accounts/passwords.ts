import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { codeLength, emailOrMobile, newPassword, oneTimeCode } from '#contract/fields/fields.ts';
import { says } from '#contract/calls/messages.ts';

/** Changes the own password and signs out every other session. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/changepassword',
  access: 'session',
  feature: 'accounts',
  summary: 'Change the own password; signs out every other session',
  changes: ['sessions'],
  input: z.object({
    password: newPassword,
    /** Required when the session is older than 15 minutes. */
    current_password: z.string().max(128, says('validation.password_too_long')).optional(),
  }),
  data: z.null(),
  message: 'outcome.password_changed',
  problems: ['current_password_required', 'too_many_attempts'],
  // Each sends a mail, and a hash takes a while.
  perMinute: 10,
});

/** Sends a code for setting a new password. The answer is the same for an address without an account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/forgotpassword',
  access: 'public',
  feature: 'accounts',
  summary: 'Send a one-time code for setting a new password',
  changes: [],
  input: z.object({ email: emailOrMobile }),
  data: z.null(),
  extra: { code_length: codeLength },
  message: 'outcome.code_sent',
  problems: ['code_sent_recently', 'too_many_codes'],
});

/** Sets a new password with a code and ends every session of the account. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/resetpassword',
  access: 'public',
  feature: 'accounts',
  summary: 'Set a new password with a one-time code; ends every session',
  changes: [],
  input: z.object({ email: emailOrMobile, otp: oneTimeCode, password: newPassword }),
  data: z.null(),
  message: 'outcome.password_changed',
  problems: ['invalid_otp', 'too_many_attempts'],
});

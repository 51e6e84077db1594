import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { codeLength, emailOrMobile, linkToken, oneTimeCode } from '#contract/fields/fields.ts';
import { remember, sessionData } from './sessions.ts';

/** Sends a code for signing in or for verifying the e-mail. The answer is the same for an address without an account. */
export const sendOtp = endpoint({
  method: 'POST',
  path: '/send_otp',
  access: 'public',
  feature: 'accounts',
  summary: 'Send a one-time code for signing in or verifying',
  changes: [],
  input: z.object({ emailOrMobile }),
  data: z.null(),
  extra: { code_length: codeLength },
  message: 'outcome.code_sent',
  problems: ['code_sent_recently', 'too_many_codes'],
});

/**
 * Proves an address with its code: verifies the account and, with `is_login`, signs in. An account that was never verified, and that
 * another browser registered, loses what was registered: the session then says `registration_incomplete`.
 */
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/verify_otp',
  access: 'public',
  feature: 'accounts',
  summary: 'Verify an address with its one-time code, and sign in with it when is_login is true',
  changes: [],
  input: z.object({
    email: emailOrMobile,
    /** The code, under its documented name. */
    token: oneTimeCode,
    is_login: z.boolean().default(false),
    remember,
  }),
  /** The documented session keys with `is_login: true`; null otherwise. */
  data: sessionData.nullable(),
  message: 'outcome.code_verified',
  problems: ['invalid_otp', 'account_inactive', 'account_suspended', 'account_banned', 'too_many_attempts'],
});

/**
 * Signs in with the link of the newest mail with a code: once, for an hour, also when wrong tries have used up the code. Only for an
 * e-mail that is verified.
 */
export const enterByLink = endpoint({
  method: 'POST',
  path: '/sign_in_link',
  access: 'public',
  feature: 'accounts',
  summary: 'Sign in with the link of a mail with a one-time code',
  changes: [],
  input: z.object({ token: linkToken, remember }),
  data: sessionData,
  message: 'outcome.signed_in',
  problems: ['account_inactive', 'account_suspended', 'account_banned'],
});

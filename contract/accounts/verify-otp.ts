import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailOrMobile, oneTimeCode } from '../fields.ts';
import { sessionData } from './session-data.ts';

/** Proves an address with its code: verifies the account and, with `is_login`, signs in. */
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/verify_otp',
  access: 'public',
  feature: 'accounts',
  summary: 'Verify an address with its one-time code, and sign in with it when is_login is true',
  input: z.object({
    email: emailOrMobile,
    /** The code, under its documented name. */
    token: oneTimeCode,
    is_login: z.boolean().default(false),
  }),
  /** The documented session keys with `is_login: true`; null otherwise. */
  data: sessionData.nullable(),
  message: 'outcome.code_verified',
  problems: ['invalid_otp', 'account_inactive', 'too_many_attempts'],
});

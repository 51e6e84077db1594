import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailOrMobile } from '../fields.ts';
import { says } from '../messages.ts';
import { sessionData } from './session-data.ts';

/** Signs in with a password. Never tells which of identifier or password was wrong. */
export const login = endpoint({
  method: 'POST',
  path: '/login_mobile_email',
  access: 'public',
  feature: 'accounts',
  summary: 'Sign in with e-mail or mobile number and password',
  input: z.object({
    emailOrMobile,
    password: z
      .string(says('validation.password_required'))
      .min(1, says('validation.password_required'))
      .max(128, says('validation.password_too_long')),
  }),
  data: sessionData,
  message: 'outcome.signed_in',
  problems: ['invalid_credentials', 'email_not_verified', 'account_inactive', 'too_many_attempts'],
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailOrMobile, newPassword, oneTimeCode } from '../fields.ts';

/** Sets a new password with a code and ends every session of the account. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/resetpassword',
  access: 'public',
  feature: 'accounts',
  summary: 'Set a new password with a one-time code; ends every session',
  input: z.object({ email: emailOrMobile, otp: oneTimeCode, password: newPassword }),
  data: z.null(),
  message: 'outcome.password_changed',
  problems: ['invalid_otp', 'too_many_attempts'],
});

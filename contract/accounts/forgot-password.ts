import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailOrMobile } from '../fields.ts';

/** Sends a code for setting a new password. Answers the same for an address nobody registered. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/forgotpassword',
  access: 'public',
  feature: 'accounts',
  summary: 'Send a one-time code for setting a new password',
  input: z.object({ email: emailOrMobile }),
  data: z.null(),
  message: 'outcome.code_sent',
  problems: ['code_sent_recently', 'too_many_codes'],
});

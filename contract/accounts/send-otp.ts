import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailOrMobile } from '../fields.ts';

/** Sends a code for signing in or for verifying the e-mail. Answers the same for an address nobody registered. */
export const sendOtp = endpoint({
  method: 'POST',
  path: '/send_otp',
  access: 'public',
  feature: 'accounts',
  summary: 'Send a one-time code for signing in or verifying',
  input: z.object({ emailOrMobile }),
  data: z.null(),
  message: 'outcome.code_sent',
  problems: ['code_sent_recently', 'too_many_codes'],
});

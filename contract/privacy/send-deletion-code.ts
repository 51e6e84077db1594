import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Mails the caller a code with which they can delete their account without the password. */
export const sendDeletionCode = endpoint({
  method: 'POST',
  path: '/account/delete_code',
  access: 'member',
  feature: 'privacy',
  summary: 'Send a code that proves who deletes the account',
  input: z.object({}),
  data: z.null(),
  message: 'outcome.deletion_code_sent',
  problems: ['code_sent_recently', 'too_many_codes'],
});

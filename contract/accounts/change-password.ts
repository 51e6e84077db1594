import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { newPassword } from '../fields.ts';
import { says } from '../messages.ts';

/** Changes the own password and signs out every other session. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/changepassword',
  access: 'session',
  feature: 'accounts',
  summary: 'Change the own password; signs out every other session',
  input: z.object({
    password: newPassword,
    /** Asked for when the session is older than 15 minutes. */
    current_password: z.string().max(128, says('validation.password_too_long')).optional(),
  }),
  data: z.null(),
  message: 'outcome.password_changed',
  problems: ['current_password_required', 'too_many_attempts'],
});

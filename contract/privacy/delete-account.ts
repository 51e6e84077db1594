import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneTimeCode } from '../fields.ts';
import { says } from '../messages.ts';

/** So many days one may change one's mind. */
export const deletionDays = 7;

/**
 * Hides the account at once and has it erased in seven days; password or code proves who asks. Every other session ends.
 * Asking again answers the same day.
 */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/delete',
  access: 'member',
  feature: 'privacy',
  summary: 'Delete the own account in seven days',
  input: z.object({
    password: z.string().max(128, says('validation.password_too_long')).optional(),
    otp: oneTimeCode.optional(),
  }),
  data: z.object({ deletion_due_at: z.iso.datetime() }),
  message: 'outcome.deletion_begun',
  problems: ['not_proved', 'too_many_attempts'],
});

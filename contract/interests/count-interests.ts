import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const count = z.number().int();

/**
 * How long the lists of interests are: `received`, `sent` and `accepted` as `/interest/list` has them; `waiting` are received
 * and not answered. `left` may still be sent today, of `limit`; both are null when the plan sets no limit.
 */
export const countInterests = endpoint({
  method: 'GET',
  path: '/interest/counts',
  access: 'member',
  feature: 'interests',
  summary: 'How many interests were received and sent',
  input: z.object({}),
  data: z.object({
    received: count,
    waiting: count,
    accepted: count,
    sent: count,
    left: count.nullable(),
    limit: count.nullable(),
  }),
  message: 'outcome.done',
  problems: [],
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const count = z.number().int();

/** How many interests the member received and sent, without those that were taken back; `waiting` are received and not answered. */
export const countInterests = endpoint({
  method: 'GET',
  path: '/interest/counts',
  access: 'member',
  feature: 'interests',
  summary: 'How many interests were received and sent',
  input: z.object({}),
  data: z.object({ received: count, waiting: count, sent: count }),
  message: 'outcome.done',
  problems: [],
});

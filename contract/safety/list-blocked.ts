import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Whom the caller blocked, latest first: just enough to know them by. */
export const listBlocked = endpoint({
  method: 'GET',
  path: '/block/list',
  access: 'member',
  feature: 'safety',
  summary: 'Whom the caller blocked',
  input: z.object({}),
  data: z.array(
    z.object({
      u_id: z.number().int(),
      u_firstname: z.string(),
      u_lastname: z.string(),
      blocked_at: z.iso.datetime(),
    }),
  ),
  message: 'outcome.done',
  problems: [],
});

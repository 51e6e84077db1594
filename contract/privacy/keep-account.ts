import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Changes one's mind: the account stays, as visible as it was. */
export const keepAccount = endpoint({
  method: 'POST',
  path: '/account/keep',
  access: 'member',
  feature: 'privacy',
  summary: 'Keep the account after all',
  input: z.object({}),
  data: z.null(),
  message: 'outcome.deletion_ended',
  problems: ['no_deletion'],
});

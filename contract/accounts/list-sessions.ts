import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Where one is signed in, the latest used first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/session/list',
  access: 'session',
  feature: 'accounts',
  summary: 'Where one is signed in',
  input: z.object({}),
  data: z.array(
    z.object({
      session_id: z.number().int(),
      /** As the browser named itself. */
      user_agent: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
      is_current: z.boolean(),
    }),
  ),
  message: 'outcome.done',
  problems: [],
});

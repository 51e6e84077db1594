import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';

/** Signs out elsewhere: of the named session, or of every other one when none is named; `everywhere` ends the caller's too. */
export const endSessions = endpoint({
  method: 'POST',
  path: '/session/end',
  access: 'session',
  feature: 'accounts',
  summary: 'Sign out elsewhere or everywhere',
  input: z.object({ session_id: rowId.optional(), everywhere: z.boolean().default(false) }),
  data: z.object({ ended: z.number().int() }),
  message: 'outcome.sessions_ended',
  problems: [],
});

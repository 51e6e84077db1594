import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Revokes the session of this call on the server. */
export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  access: 'session',
  feature: 'accounts',
  summary: 'Sign out: revoke this session',
  input: z.object({}),
  data: z.null(),
  message: 'outcome.signed_out',
  problems: [],
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { signedInPerson } from './session-data.ts';

/** Tells who is signed in, so that a client can check a token it has kept. */
export const showSession = endpoint({
  method: 'GET',
  path: '/session',
  access: 'session',
  feature: 'accounts',
  summary: 'Who is signed in with this token',
  input: z.object({}),
  data: signedInPerson.extend({ is_verified: z.boolean() }),
  message: 'outcome.done',
  problems: [],
});

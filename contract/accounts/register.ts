import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { registration } from './registration.ts';

/** Creates an unverified account and sends a code to its e-mail. */
export const register = endpoint({
  method: 'POST',
  path: '/register',
  access: 'public',
  feature: 'accounts',
  summary: 'Create an account; a one-time code is sent to its e-mail',
  input: registration,
  data: z.object({ email: z.string() }),
  message: 'outcome.registered',
  status: 201,
  problems: ['already_registered'],
});

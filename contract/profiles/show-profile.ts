import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { completionWire } from './completion.wire.ts';
import { profileWire } from './profile.wire.ts';

/** The own profile, as a list of one. */
export const showProfile = endpoint({
  method: 'GET',
  path: '/profile/data',
  access: 'member',
  feature: 'profiles',
  summary: 'The own profile',
  input: z.object({}),
  data: z.array(profileWire).length(1),
  extra: { completion: completionWire },
  message: 'outcome.done',
  problems: [],
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** One value of a choice list. */
const choice = z.object({
  code: z.string(),
  label: z.string(),
  /** The value of the list above on which this one depends (a community belongs to a religion); null when it always fits. */
  parent: z.string().nullable(),
});

/** All choice lists by name. They help people type; they never block a registration. */
export const listChoices = endpoint({
  method: 'GET',
  path: '/choices',
  access: 'public',
  feature: 'choices',
  summary: 'The choice lists of profiles and registration',
  input: z.object({}),
  data: z.object({ religion: z.array(choice), community: z.array(choice) }),
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 10,
});

import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { choiceLists, type ListName } from './choice-lists.ts';

/** One value of a choice list. */
const choice = z.object({
  code: z.string(),
  /** In English, the language of the wire, in which forms send it and answers carry it. */
  label: z.string(),
  /** In other languages, by language code; absent when there are none. */
  labels: z.record(z.string(), z.string()).optional(),
  /** The value of the parent list on which this one depends (a community belongs to a religion); null when it always fits. */
  parent: z.string().nullable(),
});

const values = z.array(choice);
// One key for each list; `fromEntries` knows keys as strings alone.
const shape = Object.fromEntries(Object.keys(choiceLists).map((name) => [name, values])) as Record<
  ListName,
  typeof values
>;

/** All choice lists by name, their values in order. They help with typing and never block a registration. */
export const listChoices = endpoint({
  method: 'GET',
  path: '/choices',
  access: 'public',
  feature: 'choices',
  summary: 'The choice lists of profiles, preferences and registration',
  reads: ['choices'],
  input: z.object({}),
  data: z.object(shape),
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 10,
});

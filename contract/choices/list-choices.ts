import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { listName } from './choice-labels.fields.ts';
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

/** What names the values of one list besides their labels, so that a field finds a value by "B.Tech". */
export const listTypedWords = endpoint({
  method: 'GET',
  path: '/choices/words',
  access: 'public',
  feature: 'choices',
  summary: 'The synonyms of one choice list, by value',
  reads: ['choices'],
  input: z.object({ list: listName }),
  data: z.array(
    z.object({
      code: z.string(),
      /** Words that mean just the value. */
      same: z.array(z.string()),
      /** Words that say more than the value. */
      more: z.array(z.string()),
    }),
  ),
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 10,
});

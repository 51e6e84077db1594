import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { completionWire } from '../profiles/completion.wire.ts';
import { preferenceWire } from './preference.wire.ts';

/** The own partner preference, as a list of one. Whoever has stated nothing reads nothing but nulls. */
export const showPreference = endpoint({
  method: 'GET',
  path: '/partner_preference/data',
  access: 'member',
  feature: 'preferences',
  summary: 'The own partner preference',
  input: z.object({}),
  data: z.array(preferenceWire).length(1),
  extra: { completion: completionWire },
  message: 'outcome.done',
  problems: [],
});

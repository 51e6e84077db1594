import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { preferenceWire } from './preference.wire.ts';

/** A partner preference that follows from the own profile, to begin with. Nothing is saved by asking. */
export const suggestPreference = endpoint({
  method: 'GET',
  path: '/partner_preference/suggestion',
  access: 'member',
  feature: 'preferences',
  summary: 'A partner preference suggested from the own profile',
  input: z.object({}),
  data: z.array(preferenceWire).length(1),
  message: 'outcome.done',
  problems: [],
});

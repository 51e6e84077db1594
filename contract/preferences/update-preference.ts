import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { completionWire } from '../profiles/completion.wire.ts';
import { preferenceForm } from './preference-form.ts';
import { preferenceWire } from './preference.wire.ts';

/**
 * Changes the own partner preference. What is absent stays. A mark of a must-have falls away with its criterion: a
 * criterion that is not stated cannot be one.
 */
export const updatePreference = endpoint({
  method: 'POST',
  path: '/partner_preference/update',
  access: 'member',
  feature: 'preferences',
  summary: 'Change the own partner preference',
  input: preferenceForm.extend({
    /**
     * What the client had read (`pp_…`) of the fields that it sends. A criterion that was changed to something else
     * since then refuses the whole save. Marks of must-haves are put together: only those that the client itself set or
     * took away change.
     */
    previous: z.record(z.string().max(40), z.unknown()).optional(),
  }),
  data: z.array(preferenceWire).length(1),
  extra: { completion: completionWire },
  message: 'outcome.preference_updated',
  problems: ['changed_elsewhere'],
});

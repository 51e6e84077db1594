import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { preferenceForm } from './preference-form.ts';

/** Members are counted up to this many; beyond it the answer only says that there are more. */
export const largestCount = 1000;

/** `has_more` says that there are more than `count`. */
const counted = z.object({ count: z.number().int().min(0).max(largestCount), has_more: z.boolean() });

/**
 * How many members fit a preference as it is being edited, without saving it. It is sent whole: what is absent is not
 * stated. A member fits a criterion when they have told the fact and it is wanted; a fact that they have not told, and an
 * income that they keep private, fits no criterion.
 */
export const countFitting = endpoint({
  method: 'POST',
  path: '/partner_preference/count',
  access: 'member',
  feature: 'preferences',
  summary: 'How many members fit a partner preference',
  input: preferenceForm,
  data: z.object({
    /** Who fits every criterion that is stated. */
    fitting: counted,
    /** Who fits the must-haves, whatever else is stated. */
    fitting_must_haves: counted,
    /**
     * When nobody fits: up to three criteria that somebody would fit without, by their names without the prefix, the
     * most helpful one first. Empty when it takes more than one of them.
     */
    loosen: z.array(z.object({ criterion: z.string(), ...counted.shape })),
  }),
  message: 'outcome.done',
  problems: [],
  // Whoever drags through the ages pauses in between; a million profiles are not counted ten times a second.
  perMinute: 120,
});

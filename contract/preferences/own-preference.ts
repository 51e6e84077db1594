import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { completionWire } from '../profiles/profile.wire.ts';
import { preferenceForm } from './preference-form.ts';
import { preferenceWire } from './preference.wire.ts';

/** The own partner preference, as a list of one; all null while nothing is stated. */
export const showPreference = endpoint({
  method: 'GET',
  path: '/partner_preference/data',
  access: 'member',
  feature: 'preferences',
  summary: 'The own partner preference',
  reads: ['preference'],
  input: z.object({}),
  data: z.array(preferenceWire).length(1),
  extra: { completion: completionWire },
  message: 'outcome.done',
  problems: [],
});

/**
 * Changes the own partner preference. An absent criterion stays as it is. A must-have mark is dropped with its criterion:
 * only a stated criterion can be one.
 */
export const updatePreference = endpoint({
  method: 'POST',
  path: '/partner_preference/update',
  access: 'member',
  feature: 'preferences',
  summary: 'Change the own partner preference',
  changes: ['preference', 'profile', 'matches', 'partner'],
  input: preferenceForm.extend({
    /**
     * What the client had read (`pp_…`) of the fields that it sends. A criterion that was changed to something else
     * since then refuses the whole save. Must-have marks are merged: only those that the client itself set or removed
     * change.
     */
    previous: z.record(z.string().max(40), z.unknown()).optional(),
  }),
  data: z.array(preferenceWire).length(1),
  extra: { completion: completionWire },
  message: 'outcome.preference_updated',
  problems: ['changed_elsewhere'],
});

/** A first partner preference derived from the own profile. Nothing is saved. */
export const suggestPreference = endpoint({
  method: 'GET',
  path: '/partner_preference/suggestion',
  access: 'member',
  feature: 'preferences',
  summary: 'A partner preference suggested from the own profile',
  reads: ['profile', 'preference'],
  input: z.object({}),
  data: z.array(preferenceWire).length(1),
  extra: {
    /** Whether it has what the person looked for at registration. The matches follow that until a preference is saved. */
    has_first_wishes: z.boolean(),
    /** Of which own group (community or church), language and state nobody meets the must-haves. */
    nobody_of: z.array(z.enum(['group', 'language', 'state'])),
  },
  message: 'outcome.done',
  problems: [],
});

/** The largest count in an answer, as in the lists of matches; `has_more` is true when there are more. */
export const largestCount = 500;

const cappedCount = z.object({ count: z.number().int().min(0).max(largestCount), has_more: z.boolean() });

/**
 * Counts the members who fit a preference while it is edited, without saving it, among those whose own must-haves the caller passes. The
 * preference is sent whole: what is absent is not stated. A member fits a criterion when their fact is stated and wanted; a fact that is not stated, and a
 * private income, fit no criterion.
 */
export const countFitting = endpoint({
  method: 'POST',
  path: '/partner_preference/count',
  access: 'member',
  feature: 'preferences',
  summary: 'How many members fit a partner preference',
  changes: [],
  input: preferenceForm,
  data: z.object({
    /** Members who fit every stated criterion. */
    fitting: cappedCount,
    /** Members who fit the must-haves, both ways, and suit the member: those in My Match. */
    fitting_half: cappedCount,
    /** Members who fit the must-haves, both ways, whatever else is stated: with this preference, the total of My matches. */
    fitting_must_haves: cappedCount,
    /**
     * When no member fits: up to three criteria, by their names without the prefix, without which members would fit, the
     * most helpful first. Empty when more than one of them has to go.
     */
    loosen: z.array(z.object({ criterion: z.string(), ...cappedCount.shape })),
  }),
  message: 'outcome.done',
  problems: [],
  // Dragging the handle of a range pauses between calls; a million profiles are not counted ten times a second.
  perMinute: 120,
});

/**
 * What each fact that the own profile does not state would bring: the members whose must-haves ask for it, who do not see the caller
 * until it is stated, and who otherwise fit the must-haves, both ways. A fact that is kept private counts as not stated. In a large
 * population, among its most active members; `has_more` then says so.
 */
export const countReach = endpoint({
  method: 'GET',
  path: '/profile/reach',
  access: 'member',
  feature: 'profiles',
  summary: 'How many more members would see the own profile with each missing fact',
  reads: ['profile', 'preference', 'matches'],
  input: z.object({}),
  /** Facts by their wire names (`u_…`), the most helpful first; those that nobody asks for are left out. */
  data: z.array(z.object({ field: z.string(), ...cappedCount.shape })),
  message: 'outcome.done',
  problems: [],
  perMinute: 60,
});

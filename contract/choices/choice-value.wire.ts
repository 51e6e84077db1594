import { z } from 'zod';

/** A value of a list as an administrator edits it. */
export const choiceValue = z.object({
  code: z.string(),
  label: z.string(),
  /** In other languages, by language code; empty when there are none. */
  labels: z.record(z.string(), z.string()),
  /** The value of the list above that it belongs to; null when it always fits. */
  parent: z.string().nullable(),
  /** Retired values are offered no longer; whoever has one keeps it. */
  is_active: z.boolean(),
  /** "Other" and "Prefer not to say" stay at the end: they can be renamed, and neither moved nor retired. */
  is_last: z.boolean(),
});

/** The same with what hangs on it. */
export const choiceValueInUse = choiceValue.extend({
  parent_label: z.string().nullable(),
  /** How many profiles hold it. */
  profile_count: z.number().int(),
  /** How many partner preferences name it. */
  preference_count: z.number().int(),
});

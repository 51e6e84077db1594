import { z } from 'zod';

/** A value of a list as an administrator edits it. */
export const choiceValue = z.object({
  code: z.string(),
  label: z.string(),
  /** In other languages, by language code; empty when there are none. */
  labels: z.record(z.string(), z.string()),
  /** The value of the parent list to which it belongs; null when it always fits. */
  parent: z.string().nullable(),
  /** A retired value is not offered any more; profiles that have it are unchanged. */
  is_active: z.boolean(),
  /** "Other" and "Prefer not to say" end their list: they can be renamed, but neither moved nor retired. */
  is_last: z.boolean(),
});

/** The same with the number of its uses. */
export const choiceValueInUse = choiceValue.extend({
  parent_label: z.string().nullable(),
  /** How many profiles have it. */
  profile_count: z.number().int(),
  /** How many partner preferences name it. */
  preference_count: z.number().int(),
});

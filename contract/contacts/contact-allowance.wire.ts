import { z } from 'zod';

/** What a plan leaves of a day's contact views. The day is the site's; `resets_at` is its end. */
export const contactAllowance = {
  left: z.number().int(),
  limit: z.number().int(),
  resets_at: z.iso.datetime(),
} as const;

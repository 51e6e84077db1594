import { z } from 'zod';

/** How much of profile and preference is filled, and the wire names (`u_…`, `pp_…`) of what is missing. */
export const completionWire = z.object({
  percentage: z.number().int().min(0).max(100),
  missing: z.array(z.string()),
});
export type Completion = z.infer<typeof completionWire>;

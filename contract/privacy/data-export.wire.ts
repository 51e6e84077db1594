import { z } from 'zod';

/** The copy of everything that is kept of a member. Null instants have not come yet. */
export const dataExportWire = z.object({
  state: z.enum(['none', 'preparing', 'ready', 'failed']),
  requested_at: z.iso.datetime().nullable(),
  ready_at: z.iso.datetime().nullable(),
  /** Until when it can be fetched. */
  expires_at: z.iso.datetime().nullable(),
  bytes: z.number().int().nullable(),
});
export type DataExportWire = z.infer<typeof dataExportWire>;

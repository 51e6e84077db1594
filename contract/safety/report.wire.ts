import { z } from 'zod';
import { reportPlaces, reportReasons } from './report.choices.ts';

/** A member as a report names them; the number stays when the account is gone. */
const reportedMember = z.object({
  u_id: z.number().int(),
  u_firstname: z.string().nullable(),
  u_lastname: z.string().nullable(),
  u_status: z.enum(['active', 'inactive', 'erased']),
});

/** A report as administrators read it. */
export const reportWire = z.object({
  r_id: z.number().int(),
  /** What the reporter was told: `R-000123`. */
  r_ticket: z.string(),
  r_reason: z.enum(reportReasons),
  r_text: z.string(),
  r_place: z.enum(reportPlaces),
  r_status: z.enum(['open', 'closed']),
  r_created_at: z.iso.datetime(),
  reporter: reportedMember,
  reported: reportedMember,
});
export type ReportWire = z.infer<typeof reportWire>;

import { z } from 'zod';

/** The reasons for a report. */
export const reportReasons = [
  'fake_profile',
  'wrong_information',
  'abusive_message',
  'asks_for_money',
  'already_married',
  'stolen_photo',
  'underage',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The screens on which a report can be made. */
export const reportPlaces = ['profile', 'card', 'inbox'] as const;

/** A member of a report; an erased one has only the number. */
const reportedMember = z.object({
  u_id: z.number().int(),
  u_firstname: z.string().nullable(),
  u_lastname: z.string().nullable(),
  u_status: z.enum(['active', 'inactive', 'erased']),
});

/** A report as administrators read it. */
export const reportWire = z.object({
  r_id: z.number().int(),
  /** The ticket that the reporter was given: `R-000123`. */
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

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paragraph, rowId } from '../fields.ts';
import { says } from '../messages.ts';
import { reportPlaces, reportReasons } from './report.choices.ts';

/** The longest text of a report. */
export const longestReport = 2000;

/** Tells the administrators of somebody. Answers the number of the ticket at once. */
export const reportMember = endpoint({
  method: 'POST',
  path: '/report/add',
  access: 'member',
  feature: 'safety',
  summary: 'Report a member to the administrators',
  input: z.object({
    partner_id: rowId,
    reason: z.enum(reportReasons, says('validation.reason')),
    text: paragraph(longestReport, 'validation.report_text'),
    place: z.enum(reportPlaces, says('validation.choice')).default('profile'),
  }),
  data: z.object({ r_ticket: z.string() }),
  status: 201,
  message: 'outcome.reported',
  problems: ['partner_not_found', 'too_many_reports'],
});

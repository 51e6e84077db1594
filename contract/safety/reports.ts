import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { paragraph, rowId } from '#contract/fields/fields.ts';
import { listing } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { reportPlaces, reportReasons, reportWire } from './report.wire.ts';

/** The longest text of a report, in characters. */
export const longestReport = 2000;

/** How many messages a report from a conversation carries: the latest ones that the reporter has. */
export const mostReportedMessages = 20;

/** Parts of the list of reports: urgent ones, open ones past their time, complaints of people who are no members, the caller's own. */
export const reportLanes = ['all', 'urgent', 'overdue', 'visitors', 'mine'] as const;

/**
 * Reports a member to the administrators. The answer is the number of the ticket. A report from a conversation carries its last
 * messages, as the caller has them.
 */
export const reportMember = endpoint({
  method: 'POST',
  path: '/report/add',
  access: 'member',
  feature: 'safety',
  summary: 'Report a member to the administrators',
  changes: ['reports'],
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

/** The reports of members and complaints of others: those of the urgent lane that are open first, then what is due first, then the decided ones. */
export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  access: 'administrator',
  permission: 'reports.read',
  feature: 'safety',
  summary: 'List reports',
  reads: ['reports'],
  input: z.object({
    ...listing(['created_at', 'reason', 'due']),
    state: z.enum(['all', 'open', 'closed'], says('validation.choice')).default('all'),
    lane: z.enum(reportLanes, says('validation.choice')).default('all'),
  }),
  data: z.array(reportWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

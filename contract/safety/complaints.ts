import { z } from 'zod';
import { personName } from '#contract/fields/person-name.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { email, named, paragraph } from '#contract/fields/fields.ts';
import { tidyLine } from '#contract/fields/tidy-line.ts';
import { reportReasons } from './report.wire.ts';
import { longestReport } from './reports.ts';

/** A telephone number as people write it, for calling back; it is not verified. */
const phone = z
  .string(says('validation.phone_loose'))
  .overwrite(tidyLine)
  .max(40, says('validation.too_long'))
  .regex(/^$|^\+?[\d\s()./-]{6,}$/, says('validation.phone_loose'));

/** Complains about a member without an account. The answer is the number of the ticket, whomever the complaint is about. */
export const addComplaint = endpoint({
  method: 'POST',
  path: '/grievance/add',
  access: 'public',
  feature: 'safety',
  summary: 'Complain about a profile without an account',
  changes: ['reports'],
  input: z.object({
    name: personName(100, 'validation.name'),
    email,
    phone: phone.default(''),
    about: named(500, 'validation.about'),
    reason: z.enum(reportReasons, says('validation.reason')),
    text: paragraph(longestReport, 'validation.report_text'),
  }),
  data: z.object({ r_ticket: z.string() }),
  status: 201,
  message: 'outcome.complaint_received',
  problems: ['too_many_complaints'],
});

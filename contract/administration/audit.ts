import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { listing, queryNumber } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { auditGroups } from './audit.choices.ts';

const fields = z.record(z.string(), z.unknown());

/** One entry of the audit log: who did what to which subject, why, what changed, and from where. */
export const auditEntryWire = z.object({
  au_id: z.number().int(),
  /** Null for the operator at the command line. */
  au_administrator_id: z.number().int().nullable(),
  /** The administrator's name, or e-mail address without one; null when the account is gone. */
  au_administrator: z.string().nullable(),
  /** One of the known actions, or that of another version of the product. */
  au_action: z.string(),
  au_subject: z.string(),
  au_reason: z.string().nullable(),
  /** What was changed, by name; null when the action has no such fields. */
  au_before: fields.nullable(),
  au_after: fields.nullable(),
  au_address: z.string().nullable(),
  au_user_agent: z.string().nullable(),
  au_created_at: z.iso.datetime(),
});

const day = z.iso.date(says('validation.date'));

const query = {
  ...listing(['created_at']),
  /** The part of the administration. */
  group: z.enum(auditGroups, says('validation.choice')).optional(),
  /** 0 for the command line of the operator. */
  administrator_id: queryNumber(0, 2_147_483_647).optional(),
  /** What the action was about, exactly as entries name it: `account 7`. Reports about an account belong to it. */
  subject: z
    .string()
    .trim()
    .max(200, says('validation.too_long'))
    .refine((text) => !text.includes('\0'), says('validation.unusual_characters'))
    .optional(),
  /** The first and the last day, where the site is. */
  from: day.optional(),
  to: day.optional(),
};

/** The audit log, newest first by default. `administrators` are those that the list can be filtered by. */
export const listAudit = endpoint({
  method: 'POST',
  path: '/admin/audit/list',
  access: 'administrator',
  permission: 'audit.read',
  feature: 'audit',
  summary: 'List the actions of administrators',
  changes: [],
  reads: [],
  input: z.object(query),
  data: z.array(auditEntryWire),
  extra: {
    ...paging,
    administrators: z.array(z.object({ ad_id: z.number().int(), ad_name: z.string() })),
  },
  message: 'outcome.done',
  problems: [],
});

/**
 * The filtered entries as a spreadsheet, oldest first. Success is the file itself (CSV with a byte order mark); a refusal is the
 * usual envelope. Cells that a spreadsheet would run as a formula are escaped. The export is an entry of the log itself.
 */
export const exportAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/export.csv',
  access: 'administrator',
  permission: 'audit.read',
  needsProof: true,
  feature: 'audit',
  summary: 'Export the actions of administrators as a spreadsheet',
  reads: [],
  input: z.object(query),
  download: 'text/csv',
  data: z.null(),
  message: 'outcome.done',
  problems: [],
  perMinute: 6,
});

import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { paragraph, rowId } from '#contract/fields/fields.ts';
import { reportCase, reportedMessage } from './report.wire.ts';

/** The longest reason of a decision, in characters. */
export const longestDecisionReason = 1000;

const reason = paragraph(longestDecisionReason, 'validation.decision_reason');
const named = { report_id: rowId };

/** A report with both members, their history, and what was decided. */
export const showReport = endpoint({
  method: 'POST',
  path: '/admin/reports/show',
  access: 'administrator',
  permission: 'reports.read',
  feature: 'safety',
  summary: 'Show a report as a case',
  reads: ['reports'],
  changes: [],
  input: z.object(named),
  data: reportCase,
  message: 'outcome.done',
  problems: [],
});

/** Marks a report as one that the caller works on, also when another administrator did; or takes the mark off. */
export const claimReport = endpoint({
  method: 'POST',
  path: '/admin/reports/claim',
  access: 'administrator',
  permission: 'reports.decide',
  feature: 'safety',
  summary: 'Take a report on, or give it back',
  changes: ['reports'],
  input: z.object({ ...named, is_mine: z.boolean(says('validation.choice')) }),
  data: z.null(),
  message: 'outcome.done',
  problems: ['report_decided'],
});

/**
 * Decides an open report. The reported member reads the reason. `until` is the end of a suspension. A ban has a call of its own,
 * because it needs another permission and a proof.
 */
export const decideReport = endpoint({
  method: 'POST',
  path: '/admin/reports/decide',
  access: 'administrator',
  permission: 'reports.decide',
  feature: 'safety',
  summary: 'Decide a report: dismiss, warn, hide or suspend',
  changes: ['reports', 'users', 'stories'],
  input: z.object({
    ...named,
    outcome: z.enum(['dismiss', 'warn', 'hide', 'suspend'], says('validation.choice')),
    reason,
    until: z.iso.datetime({ ...says('validation.until'), offset: true }).optional(),
  }),
  data: z.null(),
  message: 'outcome.report_decided',
  problems: ['report_decided', 'report_without_member'],
});

/** Decides an open report with a ban: the account is closed, and its addresses and pictures open no other one. */
export const banMember = endpoint({
  method: 'POST',
  path: '/admin/reports/ban',
  access: 'administrator',
  permission: 'members.ban',
  needsProof: true,
  feature: 'safety',
  summary: 'Decide a report with a ban',
  changes: ['reports', 'users', 'stories'],
  input: z.object({ ...named, reason }),
  data: z.null(),
  message: 'outcome.report_decided',
  problems: ['report_decided', 'report_without_member'],
});

/** Ends what a decided report imposed on the member, who is as before. Lifting a ban needs the permission to ban. */
export const liftRestriction = endpoint({
  method: 'POST',
  path: '/admin/reports/lift',
  access: 'administrator',
  permission: 'reports.decide',
  needsProof: true,
  feature: 'safety',
  summary: 'Reinstate the member of a decided report',
  changes: ['reports', 'users', 'stories'],
  input: z.object({ ...named, reason }),
  data: z.null(),
  message: 'outcome.member_reinstated',
  problems: ['nothing_to_lift'],
});

/** Opens a decided report again. A restriction that it imposed stays until it is lifted. */
export const reopenReport = endpoint({
  method: 'POST',
  path: '/admin/reports/reopen',
  access: 'administrator',
  permission: 'reports.decide',
  feature: 'safety',
  summary: 'Open a decided report again',
  changes: ['reports'],
  input: z.object({ ...named, reason }),
  data: z.null(),
  message: 'outcome.report_reopened',
  problems: ['report_open'],
});

/** Names the member that a complaint of a person who is no member is about. */
export const identifyMember = endpoint({
  method: 'POST',
  path: '/admin/reports/identify',
  access: 'administrator',
  permission: 'reports.decide',
  feature: 'safety',
  summary: 'Name the member that a complaint is about',
  changes: ['reports'],
  input: z.object({ ...named, user_id: rowId }),
  data: z.null(),
  message: 'outcome.done',
  problems: ['report_decided', 'not_a_member'],
});

/** Hides a picture of the reported member from all others, or shows it again. */
export const hidePicture = endpoint({
  method: 'POST',
  path: '/admin/reports/picture',
  access: 'administrator',
  permission: 'reports.decide',
  feature: 'safety',
  summary: 'Hide a picture of the reported member, or show it again',
  changes: ['reports'],
  input: z.object({ ...named, photo_id: rowId, is_hidden: z.boolean(says('validation.choice')) }),
  data: z.null(),
  message: 'outcome.done',
  problems: [],
});

/** How to reach a person who is no member. Every look is recorded. */
export const showComplainant = endpoint({
  method: 'POST',
  path: '/admin/reports/contact',
  access: 'administrator',
  permission: 'reports.decide',
  feature: 'safety',
  summary: 'Show how to reach the person who complained',
  changes: [],
  input: z.object(named),
  data: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  message: 'outcome.done',
  problems: [],
});

/** The messages that a report from a conversation carries. Every look is recorded. No other call shows administrators a message. */
export const showReportedMessages = endpoint({
  method: 'POST',
  path: '/admin/reports/messages',
  access: 'administrator',
  permission: 'reports.decide',
  feature: 'safety',
  summary: 'Show the messages that a report carries',
  changes: [],
  input: z.object(named),
  data: z.array(reportedMessage),
  message: 'outcome.done',
  problems: [],
});

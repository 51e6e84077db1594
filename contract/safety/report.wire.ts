import { z } from 'zod';
import { restrictionKinds } from './restriction.choices.ts';

/** The reasons for a report. */
export const reportReasons = [
  'fake_profile',
  'wrong_information',
  'abusive_message',
  'asks_for_money',
  'already_married',
  'stolen_photo',
  'intimate_picture',
  'impersonation',
  'underage',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/**
 * The reasons of listed reports: the product itself reports a picture that resembles one of a banned person, and a member who opens
 * profiles or loads lists faster than people read.
 */
export const listedReasons = [...reportReasons, 'banned_picture', 'many_profiles'] as const;

/** The screens on which a report can be made; `grievance` is the page for people who are no members. */
export const reportPlaces = ['profile', 'card', 'inbox', 'conversation'] as const;
const listedPlaces = [...reportPlaces, 'grievance', 'upload', 'lists'] as const;

/** Who made a report: a member, a person who is no member, or the product. */
const reportSources = ['member', 'visitor', 'system'] as const;

/** What a decision does to the reported member. */
export const reportOutcomes = ['dismiss', 'warn', 'hide', 'suspend', 'ban'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];
/** The entries in the history of a case. */
const decisionKinds = [...reportOutcomes, 'reinstate', 'reopen'] as const;

/** A member of a report; an erased one has only the number. */
const reportedMember = z.object({
  u_id: z.number().int(),
  u_firstname: z.string().nullable(),
  u_lastname: z.string().nullable(),
  u_status: z.enum(['active', 'inactive', 'erased']),
});

/** What is to happen next in an open report, and until when. */
const reportClock = z.object({
  step: z.enum(['acknowledge', 'resolve']),
  due_at: z.iso.datetime(),
  is_overdue: z.boolean(),
});

/** The administrator who works on a report. */
const reportClaim = z.object({ user_id: z.number().int(), name: z.string(), since: z.iso.datetime() });

/** A report as administrators read it. */
export const reportWire = z.object({
  r_id: z.number().int(),
  /** The ticket that the reporter was given: `R-000123`. */
  r_ticket: z.string(),
  r_reason: z.enum(listedReasons),
  r_text: z.string(),
  r_place: z.enum(listedPlaces),
  r_source: z.enum(reportSources),
  r_is_urgent: z.boolean(),
  r_status: z.enum(['open', 'closed']),
  /** The latest decision; null while the report is open. */
  r_outcome: z.enum(decisionKinds).nullable(),
  r_created_at: z.iso.datetime(),
  /** Null once the report is decided. */
  r_clock: reportClock.nullable(),
  r_claim: reportClaim.nullable(),
  /** Null for a report of a person who is no member. */
  reporter: reportedMember.nullable(),
  /** Null as long as the member that a complaint is about is not identified. */
  reported: reportedMember.nullable(),
});
export type ReportWire = z.infer<typeof reportWire>;

/** A restriction of an account: why, by which report, until when. */
const restrictionWire = z.object({
  kind: z.enum(restrictionKinds),
  reason: z.string(),
  until: z.iso.datetime().nullable(),
  r_ticket: z.string().nullable(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});

/** One of the two people of a case, as far as deciding needs. */
const caseMember = reportedMember.extend({
  u_gender: z.string().nullable(),
  age: z.number().int().nullable(),
  u_profile_pic: z.string().nullable(),
  u_created_at: z.iso.datetime().nullable(),
  restrictions: z.array(restrictionWire),
});

/** Another report by or about one of the two. */
const earlierReport = z.object({
  r_id: z.number().int(),
  r_ticket: z.string(),
  r_reason: z.enum(listedReasons),
  r_status: z.enum(['open', 'closed']),
  r_outcome: z.enum(decisionKinds).nullable(),
  r_created_at: z.iso.datetime(),
  reporter_id: z.number().int().nullable(),
  reported_id: z.number().int().nullable(),
});

const caseDecision = z.object({
  outcome: z.enum(decisionKinds),
  reason: z.string(),
  until: z.iso.datetime().nullable(),
  decided_by: z.string(),
  decided_at: z.iso.datetime(),
});

/** A picture of the reported member. A hidden one has no portraits, only the whole picture. */
const casePicture = z.object({
  photo_id: z.number().int(),
  path: z.string().nullable(),
  source: z.string(),
  is_hidden: z.boolean(),
});

/**
 * A message that a report from a conversation carries, as the reporter had it, the oldest first. One that was taken back before the
 * report has no text.
 */
export const reportedMessage = z.object({
  position: z.number().int(),
  sender_id: z.number().int(),
  text: z.string(),
  is_taken_back: z.boolean(),
  sent_at: z.iso.datetime(),
});
export type ReportedMessage = z.infer<typeof reportedMessage>;

/** A report with all that a decision needs. */
export const reportCase = z.object({
  report: reportWire,
  /** How many messages the report carries. Reading them is a call of its own, because every look is recorded. */
  messages: z.number().int(),
  /** What a person who is no member wrote about the member in question. */
  about: z.string().nullable(),
  has_contact: z.boolean(),
  reporter: caseMember.nullable(),
  reported: caseMember.nullable(),
  pictures: z.array(casePicture),
  /** The latest interest between the two. */
  interest: z
    .object({
      status: z.enum(['pending', 'accepted', 'rejected', 'cancelled']),
      sender_id: z.number().int(),
      created_at: z.iso.datetime(),
      answered_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  blocks: z.array(z.object({ blocker_id: z.number().int(), created_at: z.iso.datetime() })),
  earlier: z.array(earlierReport),
  decisions: z.array(caseDecision),
});
export type ReportCase = z.infer<typeof reportCase>;

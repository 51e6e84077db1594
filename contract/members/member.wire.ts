import { z } from 'zod';
import { userWire } from '#contract/administration/user.wire.ts';
import { formFacts } from '#contract/profiles/fact-names.ts';
import { maskOf, profileWire } from '#contract/profiles/profile.wire.ts';
import { restrictionKinds } from '#contract/safety/restriction.choices.ts';

const count = z.number().int().min(0);
const instant = z.iso.datetime();

/** What a report imposed on a member, until when, and which report it was. */
const restrictionWire = z.object({
  kind: z.enum(restrictionKinds),
  until: instant.nullable(),
  report_id: count.nullable(),
});
export type MemberRestriction = z.infer<typeof restrictionWire>;

/** A member in the searched list. E-mail address and mobile number are masked. */
export const memberRowWire = userWire.extend({
  u_mother_tongue: z.string().nullable(),
  u_marital_status: z.string().nullable(),
  u_country: z.string(),
  u_state: z.string().nullable(),
  u_district: z.string().nullable(),
  u_last_seen_at: instant.nullable(),
  /** How much of profile and preference is filled, in whole percent. */
  u_completion: count,
  /** The plan that the member has now. */
  u_plan: z.string().nullable(),
  u_reports: count,
  u_notes: count,
  /** The strongest first; empty for nearly everybody. */
  u_restrictions: z.array(restrictionWire),
  /** When the account will be erased, if it is to be. */
  u_erased_at: instant.nullable(),
});
export type MemberRow = z.infer<typeof memberRowWire>;

/** The facts of a profile that administrators read: all but postal code and employer, which nobody else needs. */
export const administratorFacts = formFacts.filter((fact) => fact !== 'zip' && fact !== 'employerName');

/** The profile of a member for administrators. A private income is shown and marked as such. */
export const memberProfileWire = z.object({
  ...profileWire.pick({ u_id: true, u_profile_pic: true, u_images: true, ...maskOf(administratorFacts) })
    .shape,
  /** Null while the registration is not finished. */
  age: count.nullable(),
  active_plan: z.object({ s_plan_name: z.string(), s_expires_at: instant }).nullable(),
  u_email: z.string(),
  u_mobile: z.string().nullable(),
  u_mobile_verified: z.boolean(),
  u_role: userWire.shape.u_role,
  u_status: userWire.shape.u_status,
  u_email_verified: z.boolean(),
  u_is_incomplete: z.boolean(),
  u_is_hidden: z.boolean(),
  /** Whether the profile waits for a moderator before anybody sees it. */
  u_is_withheld: z.boolean(),
  u_restrictions: z.array(restrictionWire),
  u_created_at: instant,
  u_last_seen_at: instant.nullable(),
  u_completion: count,
  u_sessions: count,
  /** Whether signing in asks for more than the password. */
  u_has_second_factor: z.boolean(),
  interests: z.object({ sent: count, received: count, accepted: count }),
  reports: z.object({ by: count, about: count }),
  u_notes: count,
  /** A corrected address that the member has not confirmed yet, masked. */
  correction: z.object({ contact: z.string(), expires_at: instant }).nullable(),
  /** A requested erasure. `requested_by` is the administrator; null when the member requested it. */
  erasure: z
    .object({ due_at: instant, requested_by: count.nullable(), reason: z.string().nullable() })
    .nullable(),
});
export type MemberProfile = z.infer<typeof memberProfileWire>;

export const noteWire = z.object({
  n_id: count,
  n_text: z.string(),
  n_author: z.string().nullable(),
  n_created_at: instant,
});

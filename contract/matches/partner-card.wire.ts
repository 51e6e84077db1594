import { z } from 'zod';
import { latestInterestWire } from '../interests/latest-interest.wire.ts';
import { cardFacts } from '../profiles/fact-names.ts';
import { maskOf, profileWire } from '../profiles/profile.wire.ts';
import { personalDetailsWire } from '../settings/contact-audience.ts';

/** `unknown`: the profile leaves the fact out. */
const verdictWire = z.enum(['met', 'missed', 'unknown']);

/**
 * A stated criterion, compared with the other member's fact. `criterion` is its name in payloads: `mother_tongue`. `wanted`: what
 * would meet it, as in a partner preference (`25-32`, `Malayalam,Tamil`); on cards for missed ones alone.
 */
export const criterionVerdictWire = z.object({
  criterion: z.string(),
  verdict: verdictWire,
  must_have: z.boolean(),
  wanted: z.string().optional(),
});
export type CriterionVerdictWire = z.infer<typeof criterionVerdictWire>;

/**
 * One member's preference, compared with the other's facts. `score` is the weighted share of criteria that are met, in whole
 * percent; one whose fact is unknown counts with the share of members who usually meet it. Null when nothing is stated.
 * `matched` of `stated` criteria are met.
 */
export const directionWire = z.object({
  score: z.number().int().min(0).max(100).nullable(),
  matched: z.number().int(),
  stated: z.number().int(),
  criteria: z.array(criterionVerdictWire),
});
export type DirectionWire = z.infer<typeof directionWire>;

/**
 * How well two members match. `score` is the two-way score in whole percent (docs/matching.md); `mine` compares the viewer's
 * preference, `theirs` the partner's.
 */
export const matchWire = z.object({
  score: z.number().int().min(0).max(100),
  mine: directionWire,
  theirs: directionWire,
});
export type MatchWire = z.infer<typeof matchWire>;

/** A member's active plan; null for none. */
export const activePlanWire = z.object({ s_plan_name: z.string() }).nullable();

/** A partner on a card. Values of choice lists are labels, or the member's own words. */
export const partnerCardWire = profileWire
  .pick({ u_id: true, u_profile_pic: true, ...maskOf(cardFacts) })
  .extend({
    /** Whole years, today where the site is. */
    age: z.number().int(),
    /** Unless it is `shown`, `u_dob` is an empty text, and `u_father` and `u_mother` are null, as where they are not stated. */
    personal_details: personalDetailsWire,
    /** Whether the partner is on the viewer's shortlist. */
    wishlisted: z.boolean(),
    /** Whether the e-mail address is verified. */
    is_verified: z.boolean(),
    active_plan: activePlanWire,
    /** The latest interest between the two; null for none. */
    interest: latestInterestWire.nullable(),
    /** Whether the viewer has seen the contact details, so that they cost no contact view. */
    is_contacted: z.boolean(),
    /** The number of photos, the profile picture included. */
    photo_count: z.number().int(),
    /** The profile picture in a few bytes, as a `data:` address. */
    photo_placeholder: z.string().nullable(),
    /** The last visit, to the hour; null for none since registration. */
    last_seen_at: z.iso.datetime().nullable(),
    match: matchWire,
  });
export type PartnerCardWire = z.infer<typeof partnerCardWire>;

import { z } from 'zod';
import {
  activePlanWire,
  criterionVerdictWire,
  directionWire,
  matchWire,
} from '../matches/partner-card.wire.ts';
import { latestInterestWire } from '../interests/latest-interest.wire.ts';
import {
  type criteria,
  type CriterionName,
  criterionNames,
  formNameOf,
} from '../preferences/preference.criteria.ts';
import { preferenceWire } from '../preferences/preference.wire.ts';
import { publicFacts } from '../profiles/fact-names.ts';
import { maskOf, profileWire } from '../profiles/profile.wire.ts';
import { personalDetailsWire } from '../settings/contact-audience.ts';

/** A row of the comparison. `fact` reads as in a profile, the age in years (`28`); null when it is not stated. */
const comparisonRowWire = criterionVerdictWire.extend({
  wanted: z.string(),
  fact: z.string().nullable(),
});
const comparedDirection = directionWire.extend({ criteria: z.array(comparisonRowWire) });
export type ComparedDirection = z.infer<typeof comparedDirection>;

/** Whether the viewer meets the partner's criterion; null when criterion or fact is not stated. */
const flag = z.boolean().nullable();
/** The names of the flags. `religion_community` is religion and community together: false when either is missed. */
type FlagName = (typeof criteria)[CriterionName]['form'] | 'religion_community';
const flagNames = criterionNames.flatMap((name): FlagName[] =>
  name === 'community' ? [formNameOf(name), 'religion_community'] : [formNameOf(name)],
);
export const matchedCriteriaWire = z.object(
  // One flag for each name; `fromEntries` knows keys as strings alone.
  Object.fromEntries(flagNames.map((name) => [name, flag])) as Record<FlagName, typeof flag>,
);
export type MatchedCriteria = z.infer<typeof matchedCriteriaWire>;

/** A photo of another member. */
const partnerPhotoWire = z.object({ path: z.string(), placeholder: z.string() });

/**
 * Another member's profile, without what only the owner and the operator may know: e-mail, mobile number, the facts that are
 * the owner's alone (postal code, employer's name), the uncropped photos, a private income, and what the owner's choice keeps back.
 */
export const partnerWire = profileWire
  .pick({ u_id: true, u_profile_pic: true, ...maskOf(publicFacts), u_images: true })
  .extend({
    age: z.number().int(),
    /** Unless it is `shown`, `u_dob` is an empty text, and `u_father` and `u_mother` are null, as where they are not stated. */
    personal_details: personalDetailsWire,
    wishlisted: z.boolean(),
    is_verified: z.boolean(),
    last_seen_at: z.iso.datetime().nullable(),
    active_plan: activePlanWire,
    /** The latest interest between the two; null when there was none. */
    interest: latestInterestWire.nullable(),
    /** Whether the viewer has seen the contact details before, so that seeing them again is free. */
    is_contacted: z.boolean(),
    photos: z.array(partnerPhotoWire),
    /** Null when the partner has stated nothing. */
    partnerPreference: preferenceWire.nullable(),
    matched_criteria: matchedCriteriaWire,
    match: matchWire.extend({ mine: comparedDirection, theirs: comparedDirection }),
  });
export type PartnerWire = z.infer<typeof partnerWire>;

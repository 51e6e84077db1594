import { z } from 'zod';
import { interestStanding } from '../interests/interest-standing.wire.ts';
import { profileWire } from '../profiles/profile.wire.ts';
import { matchWire } from './match.wire.ts';

/** The plan that somebody has; null is none. */
export const activePlanWire = z.object({ s_plan_name: z.string() }).nullable();

/** Another member on a card. Values of choice lists are their labels, or the person's own words. */
export const partnerCardWire = profileWire
  .pick({
    u_id: true,
    u_profile_pic: true,
    u_profile_for: true,
    u_gender: true,
    u_firstname: true,
    u_lastname: true,
    u_dob: true,
    u_marital_status: true,
    u_height: true,
    u_religion: true,
    u_community: true,
    u_mother_tongue: true,
    u_country: true,
    u_state: true,
    u_district: true,
    u_city: true,
    u_qualification: true,
    u_profession_area: true,
    u_working_as: true,
  })
  .extend({
    /** Whole years, today where the site is. */
    age: z.number().int(),
    /** Whether they stand on the viewer's shortlist. */
    wishlisted: z.boolean(),
    /** Whether the e-mail address was proved. */
    is_verified: z.boolean(),
    active_plan: activePlanWire,
    /** The latest interest between the two; null when there was none. */
    interest: interestStanding.nullable(),
    /** Whether the viewer has seen the contact details already, so that seeing them again costs nothing. */
    is_contacted: z.boolean(),
    /** The profile picture and the others together. */
    photo_count: z.number().int(),
    /** The profile picture in a few bytes, as a `data:` address. */
    photo_placeholder: z.string().nullable(),
    /** When they were here last, to the hour; null for never since they registered. */
    last_seen_at: z.iso.datetime().nullable(),
    match: matchWire,
  });
export type PartnerCardWire = z.infer<typeof partnerCardWire>;

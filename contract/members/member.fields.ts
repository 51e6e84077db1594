import { z } from 'zod';
import { trimText } from '#contract/fields/seen-text.ts';
import { queryBoolean, queryNumber } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { isCalmLine } from '#contract/fields/fields.ts';
import { genders } from '#contract/profiles/fixed-choices.ts';
import { erasureStates, memberStates, oldestAge, youngestAge } from './member.choices.ts';

const listValue = z
  .string()
  .overwrite(trimText)
  .min(1, says('validation.choice'))
  .max(80, says('validation.too_long'))
  .refine(isCalmLine, says('validation.unusual_characters'));
const days = queryNumber(1, 3650);
const age = queryNumber(youngestAge, oldestAge);

/** The filters of the list of members. One that is left out leaves nobody out. */
export const memberFilterFields = {
  status: z.enum(memberStates, says('validation.choice')).optional(),
  gender: z.enum(genders, says('validation.choice')).optional(),
  /** A value of the choice list, or own words. */
  religion: listValue.optional(),
  community: listValue.optional(),
  denomination: listValue.optional(),
  mother_tongue: listValue.optional(),
  marital_status: listValue.optional(),
  country: listValue.optional(),
  state: listValue.optional(),
  district: listValue.optional(),
  /** In whole years, both ages included. */
  age_from: age.optional(),
  age_to: age.optional(),
  /** `none`, `any`, or the id of a plan that the member has now. */
  plan: z
    .string()
    .regex(/^(none|any|\d{1,9})$/, says('validation.choice'))
    .optional(),
  verified: queryBoolean.optional(),
  /** The least completion of the profile, in percent. */
  min_completion: queryNumber(0, 100).optional(),
  /** Registered within the last days of the site, today as far as it is. */
  registered_days: queryNumber(1, 365).optional(),
  /** Seen within the last days. */
  seen_days: days.optional(),
  /** Not seen within the last days. */
  unseen_days: days.optional(),
  /** Whether somebody has reported the member. */
  reported: queryBoolean.optional(),
  /** Whether there are notes about the member. */
  noted: queryBoolean.optional(),
  erasure: z.enum(erasureStates, says('validation.choice')).optional(),
};
export const memberFilters = z.object(memberFilterFields);
export type MemberFilters = z.output<typeof memberFilters>;

/** A search by name, member id, or a whole e-mail address or mobile number in any spelling. */
export const memberSearch = z
  .string()
  .trim()
  .max(100, says('validation.too_long'))
  .refine((text) => !text.includes('\0'), says('validation.unusual_characters'))
  .default('');

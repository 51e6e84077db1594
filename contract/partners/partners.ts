import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { queryRowId } from '#contract/calls/listing.ts';
import { rowId } from '#contract/fields/fields.ts';
import { partnerCardWire } from '../matches/partner-card.wire.ts';
import { matchedCriteriaWire, partnerWire } from './partner.wire.ts';

/**
 * The profile of another member, as a list of one. The refusal is the same for a member who is inactive, hidden, blocked
 * either way or of a gender that the viewer does not seek, and for an id without a member.
 */
export const showPartner = endpoint({
  method: 'POST',
  path: '/partner/profile',
  access: 'member',
  feature: 'partners',
  summary: "A partner's profile with a comparison in both directions",
  reads: ['partner'],
  changes: ['visits'],
  input: z.object({ partner_id: rowId }),
  data: z.array(partnerWire).length(1),
  extra: { matched_criteria: matchedCriteriaWire },
  message: 'outcome.done',
  problems: ['partner_not_found', 'too_many_profiles', 'too_fast'],
});

/**
 * The card of another member, as lists show it; null when there is no such member or the viewer may not see them, which a
 * window asks after every event about a partner. Unlike the profile, it does not count as a visit.
 */
export const showCard = endpoint({
  method: 'GET',
  path: '/partner/card',
  access: 'member',
  feature: 'partners',
  summary: "A partner's card",
  reads: ['card'],
  input: z.object({ partner_id: queryRowId }),
  data: partnerCardWire.nullable(),
  message: 'outcome.done',
  problems: ['too_many_cards', 'too_fast'],
});

/** Up to eight members who are like a partner and match the viewer, best first. */
export const listSimilar = endpoint({
  method: 'POST',
  path: '/partner/similar',
  access: 'member',
  feature: 'partners',
  summary: 'Profiles similar to a partner',
  reads: ['matches'],
  changes: [],
  input: z.object({ partner_id: rowId }),
  data: z.array(partnerCardWire),
  message: 'outcome.done',
  problems: ['partner_not_found', 'too_many_cards', 'too_fast'],
  // Four a second are more than a person can read.
  perMinute: 240,
});

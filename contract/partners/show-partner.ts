import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';
import { matchedCriteriaWire, partnerWire } from './partner.wire.ts';

/**
 * The profile of another member, as a list of one. Whoever is inactive, hidden, blocked either way, of no gender that the
 * viewer looks for, or not there at all, is not found: one answer for all of them.
 */
export const showPartner = endpoint({
  method: 'POST',
  path: '/partner/profile',
  access: 'member',
  feature: 'partners',
  summary: "A partner's profile with a comparison in both directions",
  input: z.object({ partner_id: rowId }),
  data: z.array(partnerWire).length(1),
  extra: { matched_criteria: matchedCriteriaWire },
  message: 'outcome.done',
  problems: ['partner_not_found'],
});

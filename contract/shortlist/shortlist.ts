import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { rowId } from '#contract/fields/fields.ts';
import { partnerCardWire } from '../matches/partner-card.wire.ts';

/** The most people on a shortlist, which is shown without paging. */
export const mostShortlisted = 200;

/**
 * Adds a member to the own shortlist, or removes them. The sentence says which: `Added to wishlist`. With `wishlisted` it does what that
 * says, so that a call that is sent again, because its answer was lost, changes nothing.
 */
export const toggleShortlist = endpoint({
  method: 'POST',
  path: '/wishlist/add',
  access: 'member',
  feature: 'shortlist',
  summary: 'Shortlist a member, or take them from the shortlist',
  changes: ['shortlist'],
  input: z.object({ partner_id: rowId, wishlisted: z.boolean().optional() }),
  data: z.object({ wishlisted: z.boolean() }),
  message: 'outcome.shortlisted',
  problems: ['partner_not_found', 'shortlist_full', 'too_many_cards', 'too_fast'],
});

/** The own shortlist, latest first, without members who are invisible to the viewer at present. */
export const listShortlist = endpoint({
  method: 'GET',
  path: '/wishlist/list',
  access: 'member',
  feature: 'shortlist',
  summary: 'The own shortlist',
  reads: ['shortlist', 'matches'],
  input: z.object({}),
  data: z.array(partnerCardWire),
  message: 'outcome.done',
  problems: [],
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';

/** So many people stand on a shortlist at most, which is shown whole. */
export const mostShortlisted = 200;

/** Puts a member on the own shortlist, or takes them from it. The sentence says which: `Added to wishlist`. */
export const toggleShortlist = endpoint({
  method: 'POST',
  path: '/wishlist/add',
  access: 'member',
  feature: 'shortlist',
  summary: 'Shortlist a member, or take them from the shortlist',
  input: z.object({ partner_id: rowId }),
  data: z.object({ wishlisted: z.boolean() }),
  message: 'outcome.shortlisted',
  problems: ['partner_not_found', 'shortlist_full'],
});

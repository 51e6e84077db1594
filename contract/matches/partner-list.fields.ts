import { z } from 'zod';
import { paging } from '#contract/calls/envelope.ts';
import { wholeNumber } from '#contract/fields/fields.ts';
import { says } from '#contract/calls/messages.ts';

/** The cards of a page by default. */
export const usualPageSize = 12;
export const longestPage = 48;
/** A cursor carries the state of its list, so that no member is repeated or skipped. */
export const longestCursor = 12_000;

/** The paging of a list of members: a page number, or the cursor `next` of the page before, which continues the same list. */
export const partnerPage = {
  page: wholeNumber(1, 1000).default(1),
  limit: wholeNumber(1, longestPage).default(usualPageSize),
  cursor: z.string().max(longestCursor, says('validation.too_long')).optional(),
};

/** Free text over profile id, name, place, profession, qualification, religion, community and mother tongue; blank means no search. */
export const searchText = z
  .string()
  .trim()
  .max(100, says('validation.too_long'))
  // The database stores neither null characters nor half surrogate pairs.
  .refine((text) => !/[\0\p{Cs}]/u.test(text), says('validation.unusual_characters'))
  .default('');

/** The paging of the answer. `has_more_than_total`: counting ended at `total`. */
export const partnerPaging = { ...paging, has_more_than_total: z.boolean() } as const;

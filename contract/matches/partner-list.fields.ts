import { z } from 'zod';
import { paging } from '../envelope.ts';
import { wholeNumber } from '../fields.ts';
import { says } from '../messages.ts';

/** The cards of one page, unless asked otherwise. */
export const usualPageSize = 12;
/** A cursor carries the rest of the list that it belongs to, so that nobody is shown twice or left out. */
export const longestCursor = 12_000;

/** What a list of members takes: a page, or the cursor `next` of the page before, which keeps the list as it was. */
export const partnerPage = {
  page: wholeNumber(1, 1000).default(1),
  limit: wholeNumber(1, 48).default(usualPageSize),
  cursor: z.string().max(longestCursor, says('validation.too_long')).optional(),
};

/** Free text over profile id, name, place, profession and qualification; empty or a space means no search. */
export const searchText = z
  .string()
  .trim()
  .max(100, says('validation.too_long'))
  // Nothing, and halves of letters: neither can be stored.
  .refine((text) => !/[\0\p{Cs}]/u.test(text), says('validation.unusual_characters'))
  .default('');

/** What stands beside a list of members. `has_more_than_total`: the total was not counted to its end. */
export const partnerPaging = { ...paging, has_more_than_total: z.boolean() } as const;

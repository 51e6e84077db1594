import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { queryNumber } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { publicReviewWire } from './review.wire.ts';

const totals = {
  review_count: z.number().int(),
  /** From 1 to 5 with one decimal; null while there is no review. */
  average_rating: z.number().nullable(),
};

/** The facts of the trust block: real members, real moderated reviews and their real average. */
export const summariseReviews = endpoint({
  method: 'GET',
  path: '/review/summary',
  access: 'public',
  feature: 'reviews',
  summary: 'Members and what was checked of them, published reviews and their average',
  reads: ['reviews'],
  input: z.object({}),
  data: z.object({
    /** Active members who have proved their e-mail with a code. */
    member_count: z.number().int(),
    /** Those of them who have proved a mobile number, too. */
    mobile_proved_count: z.number().int(),
    /** Those of them whose profile a moderator has read and approved. */
    read_count: z.number().int(),
    ...totals,
    /** The newest ones: the first page of `GET /review/list`. */
    reviews: z.array(publicReviewWire),
  }),
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 3,
});

/** How many reviews a page has when the caller names no limit. */
export const reviewsOfPage = 12;

/** The published reviews, newest first, with the average and the number of all. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/review/list',
  access: 'public',
  feature: 'reviews',
  summary: 'List the published reviews',
  reads: ['reviews'],
  input: z.object({
    page: queryNumber(1, 1_000_000).default(1),
    limit: queryNumber(1, 50).default(reviewsOfPage),
    cursor: z.string().max(200, says('validation.too_long')).optional(),
  }),
  data: z.array(publicReviewWire),
  extra: { ...paging, ...totals },
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 3,
});

import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';

/** The facts of the trust block: real members, real moderated reviews and their real average. */
export const summariseReviews = endpoint({
  method: 'GET',
  path: '/review/summary',
  access: 'public',
  feature: 'reviews',
  summary: 'Members, published reviews and their average',
  reads: ['reviews'],
  input: z.object({}),
  data: z.object({
    /** Verified, active members. */
    member_count: z.number().int(),
    review_count: z.number().int(),
    /** From 1 to 5 with one decimal; null while there is no review. */
    average_rating: z.number().nullable(),
    reviews: z.array(
      z.object({
        r_id: z.number().int(),
        /** The first name and the initial of the last one. */
        r_name: z.string(),
        r_rating: z.number().int().min(1).max(5),
        r_text: z.string(),
        r_created_at: z.iso.datetime(),
      }),
    ),
  }),
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 3,
});

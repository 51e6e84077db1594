import { z } from 'zod';
import { trimText } from '#contract/fields/seen-text.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { listing } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { isCalmText, longestReason, rowId } from '#contract/fields/fields.ts';
import { adminReviewWire, longestReviewAnswer, reviewStates } from './review.wire.ts';

/** The reviews: the longest waiting first for status `pending`, else the newest. The search is in names, words and the member's number. */
export const searchReviews = endpoint({
  method: 'POST',
  path: '/admin/reviews/list',
  access: 'administrator',
  permission: 'stories.decide',
  feature: 'reviews',
  summary: 'List the reviews of members',
  changes: [],
  reads: ['reviews'],
  input: z.object({
    /** `age` is how long ago the words were sent. */
    ...listing(['age', 'submitted_at', 'rating', 'name']),
    status: z.enum(reviewStates, says('validation.choice')).optional(),
  }),
  data: z.array(adminReviewWire),
  /** `waiting` counts all reviews that wait, whatever the filter. */
  extra: { ...paging, waiting: z.number().int() },
  message: 'outcome.done',
  problems: [],
});

function calm(longest: number) {
  return z
    .string(says('validation.wrong_type'))
    .overwrite(trimText)
    .max(longest, says('validation.too_long'))
    .refine(isCalmText, says('validation.unusual_characters'));
}

/**
 * Publishes or rejects the words of a review, and answers it; what is left out stays. Rejecting a change keeps what was published before
 * it, unless `take_down` is true. Rejecting what is published takes it down.
 */
export const updateReview = endpoint({
  method: 'POST',
  path: '/admin/reviews/update',
  access: 'administrator',
  permission: 'stories.decide',
  needsProof: true,
  feature: 'reviews',
  summary: 'Publish, reject or answer a review',
  changes: ['reviews'],
  input: z.object({
    review_id: rowId,
    status: z.enum(['published', 'rejected'], says('validation.choice')).optional(),
    take_down: z.boolean(says('validation.choice')).optional(),
    /** The member reads it when the review is rejected. */
    reason: calm(longestReason).nullish(),
    /** Empty removes it. */
    answer: calm(longestReviewAnswer).nullish(),
    /** The version that the caller saw. Without one the change is made whatever happened in the meantime. */
    version: rowId.optional(),
  }),
  data: adminReviewWire,
  message: 'outcome.review_updated',
  problems: ['not_found', 'member_review_changed'],
});

import { z } from 'zod';
import { personName } from '#contract/fields/person-name.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { paragraph } from '#contract/fields/fields.ts';
import { longestReview, longestReviewName, ownReviewWire } from './review.wire.ts';

/** The own review. */
export const showOwnReview = endpoint({
  method: 'GET',
  path: '/review/own',
  access: 'member',
  feature: 'reviews',
  summary: 'The own review',
  reads: ['reviews'],
  input: z.object({}),
  data: z.object({
    review: ownReviewWire.nullable(),
    /** The name that a review without one gets. */
    name: z.string(),
  }),
  message: 'outcome.done',
  problems: [],
});

const rating = z
  .number(says('validation.stars'))
  .int(says('validation.stars'))
  .min(1, says('validation.stars'))
  .max(5, says('validation.stars'));

/**
 * Writes the one review of a member, or changes it. The words are shown once an administrator has published them; those that were
 * published before stay until then. A change of the stars alone counts at once.
 */
export const addReview = endpoint({
  method: 'POST',
  path: '/review/add',
  access: 'member',
  feature: 'reviews',
  summary: 'Write or change the own review',
  changes: ['reviews'],
  input: z.object({
    stars: rating,
    text: paragraph(longestReview, 'validation.review_text'),
    /** A parent who keeps the profile may write under their own name. Left out: the name of the profile. */
    name: personName(longestReviewName, 'validation.name').optional(),
  }),
  data: ownReviewWire,
  message: 'outcome.review_sent',
  status: 201,
  problems: ['review_not_open', 'too_many_review_changes'],
  perMinute: 20,
});

/** Removes the own review with its answer. Without one nothing happens. */
export const removeReview = endpoint({
  method: 'POST',
  path: '/review/remove',
  access: 'member',
  feature: 'reviews',
  summary: 'Remove the own review',
  changes: ['reviews'],
  input: z.object({}),
  data: z.null(),
  message: 'outcome.review_removed',
  problems: [],
});

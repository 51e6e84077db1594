import { z } from 'zod';
import { trimText } from '#contract/fields/seen-text.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { listing } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { isCalmText, longestReason, rowId, wholeNumber } from '#contract/fields/fields.ts';
import { openReviewWire, reviewDecisions, reviewItemWire } from './review.wire.ts';
import { reviewKinds, reviewLists } from './review-queue.choices.ts';

const gate = { access: 'administrator', permission: 'review.decide', feature: 'moderation' } as const;

const kind = z.enum(reviewKinds, says('validation.choice')).optional();

/** The review queue, oldest first; `decided` lists the latest decision first. */
export const listReview = endpoint({
  ...gate,
  method: 'POST',
  path: '/admin/review/list',
  summary: 'List the review queue',
  reads: ['review'],
  changes: [],
  input: z.object({
    ...listing(['submitted_at']),
    list: z.enum(reviewLists, says('validation.choice')).default('waiting'),
    kind,
  }),
  data: z.array(reviewItemWire),
  extra: {
    ...paging,
    /** How many wait, held ones not among them, and since when the oldest. */
    waiting: z.number().int(),
    held: z.number().int(),
    oldest_at: z.iso.datetime().nullable(),
  },
  message: 'outcome.done',
  problems: [],
});

/**
 * Opens an item and keeps it from other moderators for ten minutes; calling it again renews the time. Without an id it opens the
 * oldest one that no one else has open; null when there is none. A decided item is shown without being claimed.
 */
export const claimReview = endpoint({
  ...gate,
  method: 'POST',
  path: '/admin/review/claim',
  summary: 'Open an item of the review queue',
  changes: [],
  input: z.object({ item_id: rowId.optional(), kind }),
  data: openReviewWire.nullable(),
  message: 'outcome.done',
  problems: ['not_found', 'review_claimed'],
});

/** Gives an opened item back. */
export const releaseReview = endpoint({
  ...gate,
  method: 'POST',
  path: '/admin/review/release',
  summary: 'Give an item of the review queue back',
  changes: ['review'],
  input: z.object({ item_id: rowId }),
  data: z.null(),
  message: 'outcome.done',
  problems: [],
});

/**
 * Approves, rejects or holds an item. A rejection needs a reason, a code of `reviewReasons` or own words, which the member reads;
 * a hold needs a note. `version` is what the moderator saw: the decision is refused when the member changed the item since.
 */
export const decideReview = endpoint({
  ...gate,
  method: 'POST',
  path: '/admin/review/decide',
  summary: 'Decide an item of the review queue',
  changes: ['review', 'users'],
  input: z
    .object({
      item_id: rowId,
      decision: z.enum(reviewDecisions, says('validation.choice')),
      reason: z
        .string(says('validation.reason'))
        .overwrite(trimText)
        .max(longestReason, says('validation.too_long'))
        .refine(isCalmText, says('validation.unusual_characters'))
        .default(''),
      version: wholeNumber(1, 2_147_483_647).optional(),
    })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      ...says('validation.reason'),
      path: ['reason'],
    }),
  data: z.object({ item_id: z.number().int(), state: reviewItemWire.shape.state }),
  message: 'outcome.review_decided',
  problems: ['not_found', 'review_claimed', 'review_decided', 'review_changed'],
});

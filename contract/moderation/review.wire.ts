import { z } from 'zod';
import { reviewKinds } from './review-queue.choices.ts';

/** What can be done with a waiting item. A held one waits on, out of the way, with a note. */
export const reviewDecisions = ['approve', 'reject', 'hold'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** How long an opened item is kept from other moderators after their last activity. */
export const claimMinutes = 10;

/** How long an item should wait at most. */
export const reviewTargetHours = 24;

const administrator = z.object({ u_id: z.number().int(), name: z.string(), is_me: z.boolean() });

/** An item of the review queue in a list. */
export const reviewItemWire = z.object({
  item_id: z.number().int(),
  kind: z.enum(reviewKinds),
  state: z.enum(['waiting', 'approved', 'rejected']),
  /** Grows with each change by the member; a decision names the version that it is about. */
  version: z.number().int(),
  u_id: z.number().int(),
  u_firstname: z.string(),
  u_lastname: z.string(),
  u_profile_pic: z.string().nullable(),
  photo_placeholder: z.string().nullable(),
  /** The changed fields (`u_…`) of a changed profile. */
  fields: z.array(z.string()),
  submitted_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  is_overdue: z.boolean(),
  /** The note of a held item; null for one that is not held. */
  note: z.string().nullable(),
  /** Who has it open. */
  claimed_by: administrator.nullable(),
  decided_by: administrator.nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** Of a rejection: a code of `reviewReasons`, or own words. */
  reason: z.string().nullable(),
});
export type ReviewItemWire = z.infer<typeof reviewItemWire>;

/** A field with the value that a moderator approved, and the latest one; `before` is null in a new profile. */
export const reviewChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ReviewChange = z.infer<typeof reviewChange>;

const reviewedPhoto = z.object({
  path: z.string(),
  placeholder: z.string(),
});

/** An opened item: what there is to decide, and the facts of the person that matter for it. */
export const openReviewWire = reviewItemWire.extend({
  age: z.number().int(),
  u_gender: z.string(),
  u_marital_status: z.string().nullable(),
  u_profile_for: z.string(),
  changes: z.array(reviewChange),
  /** The photo of the item: the portrait, and the whole picture, which its owner may crop otherwise. */
  photo: reviewedPhoto
    .extend({
      source: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      is_picture: z.boolean(),
    })
    .nullable(),
  /** All photos of the profile, the picture first. */
  photos: z.array(reviewedPhoto.extend({ is_picture: z.boolean() })),
});
export type OpenReviewWire = z.infer<typeof openReviewWire>;

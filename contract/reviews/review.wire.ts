import { z } from 'zod';

/** The state of the words that the member sent last. */
export const reviewStates = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The longest review and the longest answer to one, in characters. */
export const longestReview = 1000;
export const longestReviewAnswer = 1000;
export const longestReviewName = 60;

const stars = z.number().int().min(1).max(5);

/** A review as visitors read it. */
export const publicReviewWire = z.object({
  r_id: z.number().int(),
  /** The first name and the initial of the last one. */
  r_name: z.string(),
  r_rating: stars,
  r_text: z.string(),
  r_created_at: z.iso.datetime(),
  /** What the operator answered. */
  r_answer: z.string().nullable(),
  r_answered_at: z.iso.datetime().nullable(),
});
export type PublicReviewWire = z.infer<typeof publicReviewWire>;

/** What visitors see while later words of the member wait or were not accepted; null while they see nothing. */
const published = z.object({ r_name: z.string(), r_rating: stars, r_text: z.string() }).nullable();

const written = {
  r_status: z.enum(reviewStates),
  /** The name that the member gave; visitors see `r_shown_name`. */
  r_name: z.string(),
  r_shown_name: z.string(),
  r_rating: stars,
  r_text: z.string(),
  r_published: published,
  /** Why the words were not accepted. */
  r_reason: z.string().nullable(),
  r_answer: z.string().nullable(),
  r_answered_at: z.iso.datetime().nullable(),
  r_submitted_at: z.iso.datetime(),
};

/** The member's own review. */
export const ownReviewWire = z.object(written);
export type OwnReviewWire = z.infer<typeof ownReviewWire>;

/** A review as administrators read it. */
export const adminReviewWire = z.object({
  r_id: z.number().int(),
  u_id: z.number().int(),
  u_firstname: z.string(),
  u_lastname: z.string(),
  ...written,
  /** False for a member who is inactive, restricted or about to leave: what is published is not shown meanwhile. */
  r_is_writer_shown: z.boolean(),
  /** Counts the changes of member and administrators. A decision that names another one is refused. */
  r_version: z.number().int(),
  r_created_at: z.iso.datetime(),
  r_decided_at: z.iso.datetime().nullable(),
  /** The administrator who decided last; null for one whose account is gone. */
  r_decided_by: z.string().nullable(),
});
export type AdminReviewWire = z.infer<typeof adminReviewWire>;

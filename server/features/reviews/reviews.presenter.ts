import {
  type AdminReviewWire,
  type OwnReviewWire,
  ownReviewWire,
  type PublicReviewWire,
} from '#contract/reviews/review.wire.ts';
import { shortenName } from '#contract/reviews/short-name.ts';
import type { FoundReview, PublishedReview, Review } from './reviews.repository.ts';
import { type ReviewContent, shownWords } from './reviews.rules.ts';

/** A review as visitors read it, without what tells the member apart. */
export function presentPublic(review: PublishedReview): PublicReviewWire {
  return {
    r_id: review.id,
    r_name: shortenName(review.name),
    r_rating: review.rating,
    r_text: review.text,
    r_created_at: review.createdAt.toISOString(),
    r_answer: review.answer,
    r_answered_at: review.answeredAt?.toISOString() ?? null,
  };
}

/** A review as the member who wrote it reads it. */
export function presentOwn(review: Review): OwnReviewWire {
  const { status } = contentOf(review);
  const shown = status === 'published' ? null : shownWords(review);
  return {
    r_status: status,
    r_name: review.name,
    r_shown_name: shortenName(review.name),
    r_rating: review.rating,
    r_text: review.text,
    r_published:
      shown === null ? null : { r_name: shortenName(shown.name), r_rating: shown.rating, r_text: shown.text },
    r_reason: review.reason,
    r_answer: review.answer,
    r_answered_at: review.answeredAt?.toISOString() ?? null,
    r_submitted_at: review.submittedAt.toISOString(),
  };
}

/** A review as administrators read it. */
export function presentForAdministrators(review: FoundReview): AdminReviewWire {
  return {
    ...presentOwn(review),
    r_id: review.id,
    u_id: review.accountId,
    u_firstname: review.firstName,
    u_lastname: review.lastName,
    r_is_writer_shown: review.isWriterShown,
    r_version: review.version,
    r_created_at: review.createdAt.toISOString(),
    r_decided_at: review.decidedAt?.toISOString() ?? null,
    r_decided_by: review.decider,
  };
}

/** The part of a row that the rules decide about. */
export function contentOf(review: Review): ReviewContent {
  return { ...review, status: ownReviewWire.shape.r_status.parse(review.status) };
}

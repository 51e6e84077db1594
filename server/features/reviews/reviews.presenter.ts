import type { PublishedReview } from './reviews.repository.ts';
import { shortenName } from './reviews.rules.ts';

/** A review as everybody reads it. */
export function presentReview(review: PublishedReview) {
  return {
    r_id: review.id,
    r_name: shortenName(review.name),
    r_rating: review.rating,
    r_text: review.text,
    r_created_at: review.createdAt.toISOString(),
  };
}

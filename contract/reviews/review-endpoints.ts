import type { Endpoint } from '#contract/calls/endpoint.ts';
import { searchReviews, updateReview } from './admin-reviews.ts';
import { addReview, removeReview, showOwnReview } from './own-review.ts';
import { showReviewRequest } from './review-request.ts';
import { listReviews, summariseReviews } from './summarise-reviews.ts';

/** The calls of members' reviews. */
export const reviewEndpoints: readonly Endpoint[] = [
  summariseReviews,
  listReviews,
  showOwnReview,
  showReviewRequest,
  addReview,
  removeReview,
  searchReviews,
  updateReview,
];

import {
  searchReviews as searchReviewsEndpoint,
  updateReview as updateReviewEndpoint,
} from '#contract/reviews/admin-reviews.ts';
import {
  addReview,
  removeReview as removeReviewEndpoint,
  showOwnReview as showOwnReviewEndpoint,
} from '#contract/reviews/own-review.ts';
import { showReviewRequest } from '#contract/reviews/review-request.ts';
import {
  listReviews as listReviewsEndpoint,
  summariseReviews as summariseReviewsEndpoint,
} from '#contract/reviews/summarise-reviews.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { searchReviews, updateReview } from './decide-review.ts';
import { removeReview, showOwnReview, showRequest, writeReview } from './own-review.ts';
import { listReviews, summariseReviews } from './summarise-reviews.ts';

/** The trust block, the own review of a member, and the queue of administrators. */
export function reviewsRoutes(context: Context): Route[] {
  return [
    route(summariseReviewsEndpoint, async () => ({ data: await summariseReviews(context) })),
    route(listReviewsEndpoint, ({ input }) => listReviews(context, input)),
    route(showOwnReviewEndpoint, async ({ caller }) => ({
      data: await showOwnReview(context, caller.accountId),
    })),
    route(showReviewRequest, async ({ caller }) => ({
      data: await showRequest(context, caller.accountId),
    })),
    route(addReview, ({ caller, input }) => writeReview(context, { accountId: caller.accountId, input })),
    route(removeReviewEndpoint, async ({ caller }) => {
      await removeReview(context, caller.accountId);
      return { data: null };
    }),
    route(searchReviewsEndpoint, ({ input }) => searchReviews(context, input)),
    route(updateReviewEndpoint, async ({ caller, input }) => ({
      data: await updateReview(context, { administratorId: caller.accountId, input }),
    })),
  ];
}

import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { summariseReviews as summariseReviewsEndpoint } from '#contract/reviews/summarise-reviews.ts';
import { countActiveMembers } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { listPublishedReviews, type PublishedReview, sumPublishedRatings } from './reviews.repository.ts';
import { averageRating, mostShownReviews, shortenName } from './reviews.rules.ts';

/** The facts of the trust block. */
export async function summariseReviews(
  context: Context,
): Promise<EndpointData<typeof summariseReviewsEndpoint>> {
  const ratings = await sumPublishedRatings(context.database);
  const reviews = await listPublishedReviews(context.database, mostShownReviews);
  return {
    member_count: await countActiveMembers(context),
    review_count: ratings.count,
    average_rating: averageRating(ratings),
    reviews: reviews.map(presentReview),
  };
}

function presentReview(review: PublishedReview) {
  return {
    r_id: review.id,
    r_name: shortenName(review.name),
    r_rating: review.rating,
    r_text: review.text,
    r_created_at: review.createdAt.toISOString(),
  };
}

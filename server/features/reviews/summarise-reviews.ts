import type { EndpointData } from '#contract/endpoint.ts';
import type { summariseReviews as contract } from '#contract/reviews/summarise-reviews.ts';
import { countActiveMembers } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { presentReview } from './reviews.presenter.ts';
import { listPublishedReviews, sumPublishedRatings } from './reviews.repository.ts';
import { averageRating, mostShownReviews } from './reviews.rules.ts';

/** What the trust block says: facts only, and nothing where there is none. */
export async function summariseReviews(context: Context): Promise<EndpointData<typeof contract>> {
  const ratings = await sumPublishedRatings(context.database);
  const reviews = await listPublishedReviews(context.database, mostShownReviews);
  return {
    member_count: await countActiveMembers(context),
    review_count: ratings.count,
    average_rating: averageRating(ratings),
    reviews: reviews.map(presentReview),
  };
}

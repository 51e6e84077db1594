import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import {
  type listReviews as listReviewsEndpoint,
  reviewsOfPage,
  type summariseReviews as summariseReviewsEndpoint,
} from '#contract/reviews/summarise-reviews.ts';
import { countMembers } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { presentPublic } from './reviews.presenter.ts';
import { listPublishedReviews, sumPublishedRatings } from './reviews.repository.ts';
import { averageRating } from './reviews.rules.ts';

/** The facts of the trust block. */
export async function summariseReviews(
  context: Context,
): Promise<EndpointData<typeof summariseReviewsEndpoint>> {
  const { database } = context;
  const reviews = await listPublishedReviews(database, { limit: reviewsOfPage, offset: 0 });
  const members = await countMembers(database);
  return {
    member_count: members.all,
    mobile_proved_count: members.mobileProved,
    read_count: members.read,
    ...(await findTotals(database)),
    reviews: reviews.map(presentPublic),
  };
}

/** A page of the published reviews. Throws invalid_input for an unknown cursor. */
export async function listReviews({ database }: Context, input: ValidInput<typeof listReviewsEndpoint>) {
  const query = readListing({ ...input, search: '', order: 'desc' }, 'created_at');
  const totals = await findTotals(database);
  const reviews = await listPublishedReviews(database, query);
  return { data: reviews.map(presentPublic), ...pagingOf(query, totals.review_count), ...totals };
}

async function findTotals(database: Database) {
  const ratings = await sumPublishedRatings(database);
  return { review_count: ratings.count, average_rating: averageRating(ratings) };
}

import { summariseReviews as summariseReviewsEndpoint } from '#contract/reviews/summarise-reviews.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { summariseReviews } from './summarise-reviews.ts';

/** The trust block. */
export function reviewsRoutes(context: Context): Route[] {
  return [route(summariseReviewsEndpoint, async () => ({ data: await summariseReviews(context) }))];
}

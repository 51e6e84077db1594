import { summariseReviews } from '#contract/reviews/summarise-reviews.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { summariseReviews as summarise } from './summarise-reviews.ts';

/** The call of the trust block. */
export function reviewsRoutes(context: Context): Route[] {
  return [route(summariseReviews, async () => ({ data: await summarise(context) }))];
}

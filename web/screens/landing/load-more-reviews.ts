import { listReviews, reviewsOfPage } from '#contract/reviews/summarise-reviews.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import type { Review } from './load-landing.ts';

export type LoadedReviews = {
  reviews: readonly Review[];
  /** How many pages that is. */
  page: number;
  hasMore: boolean;
  state?: 'loading' | 'failed';
};

/** Adds the next page. A module of its own, so that the schemas of the call are no part of the page's first script. */
export async function addPage({ reviews, page: before }: LoadedReviews): Promise<LoadedReviews> {
  const page = before + 1;
  const { data, next } = await loadEndpoint(listReviews, { page, limit: reviewsOfPage });
  // A review that was published meanwhile moves the others to the next page.
  const known = new Set(reviews.map(({ r_id }) => r_id));
  const added = data.filter(({ r_id }) => !known.has(r_id));
  return { reviews: [...reviews, ...added], page, hasMore: next !== null };
}

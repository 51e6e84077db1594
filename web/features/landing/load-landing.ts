import { listBanners } from '#contract/banners/list-banners.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import { summariseReviews } from '#contract/reviews/summarise-reviews.ts';
import { listStories } from '#contract/stories/list-stories.ts';
import type { ApiClient } from '#web/api/client.ts';

export type Story = EndpointData<typeof listStories>[number];
export type ReviewSummary = EndpointData<typeof summariseReviews>;
export type Review = ReviewSummary['reviews'][number];

/** What the landing page shows of the database. */
export type LandingData = { banners: string[]; stories: Story[]; reviews: ReviewSummary | null };

/** Reads what the landing page shows. What cannot be read is left out: visitors see the page all the same. */
export async function loadLanding(api: ApiClient): Promise<LandingData> {
  const [banners, stories, reviews] = await Promise.all([
    quietly(api.load(listBanners, {})),
    quietly(api.load(listStories, {})),
    quietly(api.load(summariseReviews, {})),
  ]);
  return {
    banners: banners?.data.map(({ b_file }) => b_file) ?? [],
    stories: stories?.data ?? [],
    reviews: reviews?.data ?? null,
  };
}

/** The failure is in the log of whoever saw it first: the server that answered, or the browser that reached nobody. */
async function quietly<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}

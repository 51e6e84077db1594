import type { BannerWire } from '#contract/banners/banner.wire.ts';
import { listBanners } from '#contract/banners/list-banners.ts';
import { isLastCode } from '#contract/choices/choice-lists.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { summariseReviews } from '#contract/reviews/summarise-reviews.ts';
import { listStories } from '#contract/stories/stories.ts';
import { storyLimits } from '#contract/stories/story-limits.ts';
import type { StoryWire } from '#contract/stories/story.wire.ts';
import type { ApiClient } from '#web/app/client/client.ts';
import type { LoadedChoices } from '#web/parts/choices/choices.rules.ts';
import { loadFaiths } from '#web/parts/choices/load-faiths.ts';
import { shortenStory } from '#web/parts/stories/cut-text.rules.ts';

export type ReviewSummary = EndpointData<typeof summariseReviews>;
export type Review = ReviewSummary['reviews'][number];

/** What the landing page shows of the database. */
export type LandingData = {
  banners: BannerWire[];
  stories: StoryWire[];
  reviews: ReviewSummary | null;
  /** The labels of religions, communities and churches, for the short form. */
  faiths: string[];
};

/** Reads what the landing page shows. What cannot be read is left out: visitors see the page all the same. */
export async function loadLanding(api: ApiClient): Promise<LandingData> {
  const [banners, stories, reviews, lists] = await Promise.all([
    orNull(api.load(listBanners, {})),
    orNull(api.load(listStories, { limit: storyLimits.landing })),
    orNull(api.load(summariseReviews, {})),
    orNull(loadFaiths(api)),
  ]);
  return {
    banners: banners?.data ?? [],
    stories: (stories?.data ?? []).map(shortenStory),
    reviews: reviews?.data ?? null,
    faiths: lists === null ? [] : listFaiths(lists),
  };
}

function listFaiths(lists: LoadedChoices): string[] {
  if (typeof lists === 'string') return [];
  const choices = [...lists.religion, ...lists.community, ...lists.denomination].filter(
    ({ code }) => !isLastCode(code),
  );
  return [...new Set(choices.map(({ label }) => label))];
}

/** Null for a failure: the server that answered has logged it. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}

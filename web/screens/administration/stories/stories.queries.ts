import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { listReviewedStories, showReviewedStory } from '#contract/stories/story-review.ts';
import type { ReviewedStoryWire, StoryStatus } from '#contract/stories/story.wire.ts';
import type { Success } from '#web/app/client/answer.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { storiesOfPage } from './story-order.rules.ts';

/** The moves of stories; an answer between two of them would show the second one undone. */
export const orderKey = ['order', 'stories'];

type Section = {
  status: Exclude<StoryStatus, 'deleted'>;
  search: string | undefined;
  page: number | undefined;
};

/** A page of the stories of one status. */
export function storiesQuery({ status, search = '', page = 1 }: Section) {
  const query = endpointQuery(listReviewedStories, { status, search, page, limit: storiesOfPage });
  return queryOptions({
    ...query,
    placeholderData: keepPreviousData,
    meta: {
      ...query.meta,
      refetches: (_change, queries) => queries.isMutating({ mutationKey: orderKey }) === 0,
    },
  });
}

/** What waits for review, for going on to the next story. */
export function waitingQuery() {
  return endpointQuery(listReviewedStories, { status: 'pending', limit: 50 });
}

/** One story. */
export function storyQuery(id: number) {
  return endpointQuery(showReviewedStory, { story_id: id });
}

/** A story as a list on screen before has it. */
export function findListed(queries: QueryClient, id: number): Success<typeof showReviewedStory> | undefined {
  const lists = queries.getQueriesData<Success<typeof listReviewedStories>>({
    queryKey: [listReviewedStories.path],
  });
  for (const [, list] of lists) {
    const data = list?.data.find((story) => story.ss_id === id);
    if (data !== undefined) return { result: true, message: '', data };
  }
  return undefined;
}

/** Loads everything about stories again, as after a refusal: what is on screen is not what is stored. */
export async function reloadStories(queries: QueryClient): Promise<void> {
  await Promise.all(
    [listReviewedStories, showReviewedStory].map(({ path }) => reloadAnswers(queries, { queryKey: [path] })),
  );
}

export type CoupleNames = { bride: string; groom: string };

export function coupleOf({ bride_firstname: bride, groom_firstname: groom }: ReviewedStoryWire): CoupleNames {
  return { bride, groom };
}

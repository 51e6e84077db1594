import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { listStories as listStoriesEndpoint } from '#contract/stories/stories.ts';
import type { StoryWire } from '#contract/stories/story.wire.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { presentStory } from './stories.presenter.ts';
import { findShownStory, listShownStories } from './stories.repository.ts';

/** A page of the stories that visitors see. */
export async function listStories(
  { database }: Context,
  { search, page, limit }: ValidInput<typeof listStoriesEndpoint>,
) {
  const { rows, total } = await listShownStories(database, { search, limit, offset: (page - 1) * limit });
  return { data: rows.map(presentStory), ...pagingOf({ page, limit }, total) };
}

/** A story that visitors see. Throws not_found. */
export async function showStory({ database }: Context, id: number): Promise<StoryWire> {
  const story = await findShownStory(database, id);
  if (story === undefined) throw problem('not_found');
  return presentStory(story);
}

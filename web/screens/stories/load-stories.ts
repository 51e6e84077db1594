import { notFound } from '@tanstack/react-router';
import { listStories, showStory } from '#contract/stories/stories.ts';
import { storyLimits } from '#contract/stories/story-limits.ts';
import type { StoryWire } from '#contract/stories/story.wire.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { stories as english } from '#web/locales/en/stories/stories.ts';
import type { RouterContext } from '#web/app/document/router-context.ts';
import { shortenStory } from '#web/parts/stories/cut-text.rules.ts';
import { describeList, describeStory, type PageTags } from './describe-stories.ts';
import { storiesOfPage, type StoriesSearch } from './stories-search.rules.ts';

type Loading = Pick<RouterContext, 'api' | 'texts' | 'origin'>;

/** A page of the list of stories, their texts cut. */
export type StoriesList = { stories: StoryWire[]; total: number; page: number; pages: number };

/** Loads a page of stories and its tags. There is no page after the last one, and its status says so. */
export async function loadStories(
  { api, texts, origin }: Loading,
  asked: StoriesSearch,
): Promise<{ list: StoriesList; tags: PageTags }> {
  const { search = '', page = 1 } = asked;
  const { data, total } = await api.load(listStories, { search, page, limit: storiesOfPage });
  if (data.length === 0 && page > 1) throw notFound();
  const pages = Math.max(1, Math.ceil(total / storiesOfPage));
  const t = texts.of('stories', english);
  return {
    list: { stories: data.map(shortenStory), total, page, pages },
    tags: describeList({ ...asked, total, pages }, { t, origin }),
  };
}

/** A story, and the first others with their texts cut. */
export type OpenedStory = { story: StoryWire; others: StoryWire[]; tags: PageTags };

/** Loads a story and its tags. The router shows that there is none when it is missing, or not shown any more. */
export async function loadStory(
  { api, texts, origin }: Loading,
  id: number | undefined,
): Promise<OpenedStory> {
  if (id === undefined) throw notFound();
  const [story, first] = await Promise.all([
    api.load(showStory, { id }).catch((error: unknown) => {
      if (error instanceof ApiRefused && error.refusal.code === 'not_found') throw notFound();
      throw error;
    }),
    // Without the others the page still has its story.
    api.load(listStories, { limit: storyLimits.landing + 1 }).catch(() => null),
  ]);
  const others = (first?.data ?? []).filter(({ ss_id }) => ss_id !== id);
  return {
    story: story.data,
    others: others.slice(0, storyLimits.landing).map(shortenStory),
    tags: describeStory(story.data, { t: texts.of('stories', english), origin }),
  };
}

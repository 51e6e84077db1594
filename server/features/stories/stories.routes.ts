import { listStories } from '#contract/stories/list-stories.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { presentStory } from './stories.presenter.ts';
import { listApprovedStories } from './stories.repository.ts';

/** The success stories. */
export function storiesRoutes({ database }: Context): Route[] {
  return [
    route(listStories, async () => ({ data: (await listApprovedStories(database)).map(presentStory) })),
  ];
}

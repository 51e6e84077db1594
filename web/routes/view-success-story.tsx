import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { SiteFooter } from '#web/screens/information/site-footer.tsx';
import { SiteHeader } from '#web/screens/information/site-header.tsx';
import { MissingStory } from '#web/screens/stories/missing-page.tsx';
import { OpeningStory } from '#web/screens/stories/opening-story.tsx';
import { readStoryId } from '#web/screens/stories/stories-search.rules.ts';
import { StoryPage } from '#web/screens/stories/story-page.tsx';

export const Route = createFileRoute('/view-success-story')({
  validateSearch: readStoryId,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadStory } = await import('#web/screens/stories/load-stories.ts');
    return loadStory(context, deps.id);
  },
  staleTime: 60_000,
  head: ({ loaderData, ...route }) => {
    if (loaderData === undefined) return {};
    const { meta, links } = describePage(route, loaderData.tags);
    return { meta: [...meta, ...loaderData.tags.meta], links };
  },
  // A pressed card opens at once with what it knew.
  pendingMs: 0,
  pendingMinMs: 0,
  codeSplitGroupings: [
    ['component', 'pendingComponent'],
    ['loader'],
    ['errorComponent', 'notFoundComponent'],
  ],
  component: Story,
  pendingComponent: Opening,
  notFoundComponent: NoStory,
});

function Story() {
  const { story, others } = Route.useLoaderData();
  return (
    <>
      <SiteHeader />
      <StoryPage story={story} others={others} />
      <SiteFooter />
    </>
  );
}

function Opening() {
  return (
    <>
      <SiteHeader />
      <OpeningStory id={Route.useSearch().id} />
      <SiteFooter />
    </>
  );
}

function NoStory() {
  return (
    <>
      <SiteHeader />
      <MissingStory />
      <SiteFooter />
    </>
  );
}

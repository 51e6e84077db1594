import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { SiteFooter } from '#web/screens/information/site-footer.tsx';
import { SiteHeader } from '#web/screens/information/site-header.tsx';
import { MissingList } from '#web/screens/stories/missing-page.tsx';
import { StoriesPage } from '#web/screens/stories/stories-page.tsx';
import { readStoriesSearch } from '#web/screens/stories/stories-search.rules.ts';

export const Route = createFileRoute('/all-Success-Stories')({
  validateSearch: readStoriesSearch,
  loaderDeps: ({ search }) => readStoriesSearch(search),
  loader: async ({ context, deps }) => {
    const { loadStories } = await import('#web/screens/stories/load-stories.ts');
    return loadStories(context, deps);
  },
  staleTime: 60_000,
  head: ({ loaderData, ...route }) => {
    if (loaderData === undefined) return {};
    const { meta, links } = describePage(route, loaderData.tags);
    return { meta, links: [...links, ...loaderData.tags.links] };
  },
  component: Stories,
  notFoundComponent: NoStories,
});

function Stories() {
  const { search = '' } = readStoriesSearch(Route.useSearch());
  return (
    <>
      <SiteHeader />
      <StoriesPage list={Route.useLoaderData().list} search={search} />
      <SiteFooter />
    </>
  );
}

function NoStories() {
  const { search } = readStoriesSearch(Route.useSearch());
  return (
    <>
      <SiteHeader />
      <MissingList search={search} />
      <SiteFooter />
    </>
  );
}

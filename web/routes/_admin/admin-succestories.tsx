import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { StoriesScreen } from '#web/screens/administration/stories/stories-screen.tsx';
import { readStoriesSearch } from '#web/screens/administration/stories/story-address.rules.ts';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/admin-succestories')({
  validateSearch: readStoriesSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.adminStories') }),
  component: Stories,
});

function Stories() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <StoriesScreen {...addressOf({ search, read: readStoriesSearch, go: navigate })} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { PublicBuilding } from './-public-building.tsx';

// Without a canonical path while it is empty, so that search engines do not index it.
export const Route = createFileRoute('/add-New-success-Story')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.addStory') }),
  component: () => <PublicBuilding page="addStory" />,
});

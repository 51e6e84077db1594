import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { PublicBuilding } from './-public-building.tsx';

// Without a canonical path until it says something: search engines should not learn an empty page.
export const Route = createFileRoute('/view-success-story')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.story') }),
  component: () => <PublicBuilding page="story" />,
});

import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { PublicBuilding } from './-public-building.tsx';

export const Route = createFileRoute('/all-Success-Stories')({
  head: (route) =>
    // Without a canonical path while it is empty, so that search engines do not index it.
    describePage(route, { title: route.match.context.texts.t('titles.stories') }),
  component: () => <PublicBuilding page="stories" />,
});

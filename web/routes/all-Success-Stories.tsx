import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { PublicBuilding } from './-public-building.tsx';

export const Route = createFileRoute('/all-Success-Stories')({
  head: (route) =>
    describePage(route, {
      title: route.match.context.texts.t('titles.stories'),
      canonicalPath: '/all-Success-Stories',
    }),
  component: () => <PublicBuilding page="stories" />,
});

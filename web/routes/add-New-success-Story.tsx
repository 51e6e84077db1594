import { createFileRoute } from '@tanstack/react-router';
import { BuildingScreen } from '#web/document/building-screen.tsx';
import { describePage } from '#web/document/page-head.ts';
import { PlainPage } from '#web/document/plain-page.tsx';

export const Route = createFileRoute('/add-New-success-Story')({
  head: (route) =>
    describePage(route, {
      title: route.match.context.texts.t('titles.addStory'),
      canonicalPath: '/add-New-success-Story',
    }),
  component: () => (
    <PlainPage>
      <BuildingScreen title="addStory" />
    </PlainPage>
  ),
});

import { createFileRoute } from '@tanstack/react-router';
import { BuildingScreen } from '#web/document/building-screen.tsx';
import { describePage } from '#web/document/page-head.ts';
import { PlainPage } from '#web/document/plain-page.tsx';

export const Route = createFileRoute('/view-success-story')({
  head: (route) =>
    describePage(route, {
      title: route.match.context.texts.t('titles.story'),
      canonicalPath: '/view-success-story',
    }),
  component: () => (
    <PlainPage>
      <BuildingScreen title="story" />
    </PlainPage>
  ),
});

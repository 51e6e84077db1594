import { createFileRoute } from '@tanstack/react-router';
import { BuildingScreen } from '#web/document/building-screen.tsx';
import { describePage } from '#web/document/page-head.ts';
import { PlainPage } from '#web/document/plain-page.tsx';

export const Route = createFileRoute('/view-success-story')({
  // The story's number stands in the address, so that the page can be reloaded and shared.
  validateSearch: ({ id }: Record<string, unknown>): { id?: number } =>
    typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? { id } : {},
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

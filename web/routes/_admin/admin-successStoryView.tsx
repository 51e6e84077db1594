import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readStoryAddress } from '#web/screens/administration/stories/story-address.rules.ts';
import { StoryView } from '#web/screens/administration/stories/story-view.tsx';

export const Route = createFileRoute('/_admin/admin-successStoryView')({
  validateSearch: readStoryAddress,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.adminStory') }),
  component: Story,
});

function Story() {
  const { id } = readStoryAddress(Route.useSearch());
  return <StoryView key={id} id={id} />;
}

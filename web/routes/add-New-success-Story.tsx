import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { SiteFooter } from '#web/screens/information/site-footer.tsx';
import { SiteHeader } from '#web/screens/information/site-header.tsx';
import { StoryFormPage } from '#web/screens/story-telling/story-form-page.tsx';

export const Route = createFileRoute('/add-New-success-Story')({
  head: (route) =>
    describePage(route, {
      title: route.match.context.texts.t('titles.addStory'),
      canonicalPath: '/add-New-success-Story',
    }),
  component: AddStory,
});

function AddStory() {
  return (
    <>
      <SiteHeader />
      <StoryFormPage />
      <SiteFooter />
    </>
  );
}

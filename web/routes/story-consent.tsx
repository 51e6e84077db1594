import { createFileRoute } from '@tanstack/react-router';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/document/page-head.ts';
import { SiteFooter } from '#web/features/information/site-footer.tsx';
import { SiteHeader } from '#web/features/information/site-header.tsx';
import { ConsentPage } from '#web/features/story-telling/consent-page.tsx';

export const Route = createFileRoute('/story-consent')({
  validateSearch: readLinkToken,
  headers: listLinkHeaders,
  head: (route) => describeLinkPage(route, route.match.context.texts.t('titles.storyConsent')),
  component: StoryConsent,
});

function StoryConsent() {
  return (
    <>
      <SiteHeader />
      <ConsentPage />
      <SiteFooter />
    </>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/app/document/page-head.ts';
import { SiteFooter } from '#web/screens/information/site-footer.tsx';
import { SiteHeader } from '#web/screens/information/site-header.tsx';
import { ConsentPage } from '#web/screens/story-telling/consent-page.tsx';

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

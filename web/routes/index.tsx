import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { DialogHost } from '#web/screens/accounts/dialog-host.tsx';
import { readDialogSearch } from '#web/parts/account-dialogs/dialog-search.ts';
import { SiteFooter } from '#web/screens/information/site-footer.tsx';
import { SiteHeader } from '#web/screens/information/site-header.tsx';
import { preloadHero } from '#web/screens/landing/hero-pictures.data.ts';
import { LandingPage } from '#web/screens/landing/landing-page.tsx';

export const Route = createFileRoute('/')({
  validateSearch: readDialogSearch,
  loader: async ({ context }) => {
    const { loadLanding } = await import('#web/screens/landing/load-landing.ts');
    return loadLanding(context.api);
  },
  // Opening a dialog changes the address of this page, not what it shows.
  staleTime: 300_000,
  head: ({ loaderData, ...route }) => {
    const { meta, links } = describePage(route, {
      title: route.match.context.texts.t('titles.home'),
      canonicalPath: '/',
    });
    return { meta, links: [...preloadHero(loaderData?.banners ?? []), ...links] };
  },
  component: Home,
});

function Home() {
  return (
    <>
      <SiteHeader isOverPicture />
      <LandingPage {...Route.useLoaderData()} />
      <SiteFooter />
      <DialogHost />
    </>
  );
}

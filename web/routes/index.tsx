import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { DialogHost } from '#web/dialogs/dialog-host.tsx';
import { readDialogSearch } from '#web/dialogs/dialog-search.ts';
import { SiteFooter } from '#web/features/information/site-footer.tsx';
import { SiteHeader } from '#web/features/information/site-header.tsx';
import { preloadHero } from '#web/features/landing/hero-pictures.data.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';

export const Route = createFileRoute('/')({
  validateSearch: readDialogSearch,
  loader: async ({ context }) => {
    const { loadLanding } = await import('#web/features/landing/load-landing.ts');
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

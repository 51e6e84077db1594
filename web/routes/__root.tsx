import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { PageDocument } from '#web/app/document/page-document.tsx';
import { describeSite } from '#web/app/document/page-head.ts';
import { defaultSite } from '#web/app/document/site.ts';
import type { RouterContext } from '#web/app/document/router-context.ts';

/** The document of every page, and the site settings that every page may name. */
export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context }) => {
    const { loadSite } = await import('#web/app/document/load-site.ts');
    return { site: await loadSite(context) };
  },
  // An open page shows changed settings with its next navigation.
  staleTime: 10_000,
  head: ({ match, loaderData }) => describeSite(match.context, loaderData?.site ?? defaultSite),
  shellComponent: PageDocument,
  component: Outlet,
});

import { showPage } from '#contract/site/show-page.ts';
import { showSite } from '#contract/site/show-site.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { showPage as showInformationPage } from './show-page.ts';
import { presentSite } from './site.presenter.ts';
import { findSiteSettings } from './site.ts';

/** The calls of the site's settings and information pages. */
export function siteRoutes(context: Context): Route[] {
  const { database, configuration } = context;
  return [
    route(showSite, async () => ({
      data: presentSite(await findSiteSettings(database), configuration.publicUrl),
    })),
    route(showPage, async ({ input }) => ({ data: await showInformationPage(context, input) })),
  ];
}

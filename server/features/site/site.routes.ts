import type { FastifyInstance, FastifyReply } from 'fastify';
import { publishPage as publishPageEndpoint, showPageVersions } from '#contract/site/page-versions.ts';
import {
  showSiteSettings,
  updateSiteSettings as updateSiteSettingsEndpoint,
} from '#contract/site/site-editing.ts';
import { removeLogo as removeLogoEndpoint, uploadLogo } from '#contract/site/logo.ts';
import { showPage as showPageEndpoint, showSite as showSiteEndpoint } from '#contract/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { findSiteToEdit, updateSiteSettings } from './edit-settings.ts';
import { removeLogo, updateLogo } from './logo/edit-logo.ts';
import { problem } from '#server/platform/problem.ts';
import { findPageToEdit, publishPage } from './page-versions.ts';
import { showPage } from './show-page.ts';
import { presentSecurityPolicy, presentSecurityText } from './security-txt.presenter.ts';
import { presentManifest, presentRobots, presentSite, presentSitemap } from './site.presenter.ts';
import { presentMark } from './site-mark.presenter.ts';
import { presentTheme } from './site-theme.presenter.ts';
import { findSiteSettings } from './site.ts';

/** The site's settings and its information pages. */
export function siteRoutes(context: Context): Route[] {
  const { database, configuration } = context;
  return [
    route(showSiteEndpoint, async () => ({
      data: presentSite(await findSiteSettings(database), configuration),
    })),
    route(showPageEndpoint, async ({ input }) => ({ data: await showPage(context, input) })),
    route(showPageVersions, async ({ input }) => ({
      data: await findPageToEdit({ database, publicUrl: configuration.publicUrl }, input.page),
    })),
    route(publishPageEndpoint, async ({ input, caller }) => ({
      data: await publishPage(context, { input, administratorId: caller.accountId }),
    })),
    route(showSiteSettings, async () => ({ data: await findSiteToEdit(database) })),
    route(updateSiteSettingsEndpoint, async ({ input, caller }) => ({
      data: await updateSiteSettings(context, { input, administratorId: caller.accountId }),
    })),
    route(uploadLogo, async ({ input, caller }) => {
      await updateLogo(context, { file: input.logo, administratorId: caller.accountId });
      return { data: await findSiteToEdit(database) };
    }),
    route(removeLogoEndpoint, async ({ caller }) => {
      await removeLogo(context, caller.accountId);
      return { data: await findSiteToEdit(database) };
    }),
  ];
}

/** Short, so that a changed setting is seen soon. */
const fileCacheSeconds = 60;
const yearSeconds = 31_536_000;

/** The files that are made from configuration and site settings: for search engines, and for installing the site. */
export function serveSiteFiles(
  app: FastifyInstance,
  { configuration, database, now }: Pick<Context, 'configuration' | 'database' | 'now'>,
): void {
  const { publicUrl } = configuration;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const settings = await findSiteSettings(database);
    return sendFile(reply, {
      type: 'text/plain',
      text: presentSecurityText({ settings, publicUrl, now: now() }),
    });
  });
  app.get('/.well-known/security-policy.txt', async (_request, reply) => {
    const settings = await findSiteSettings(database);
    return sendFile(reply, { type: 'text/plain', text: presentSecurityPolicy({ settings, publicUrl }) });
  });
  app.get('/robots.txt', (_request, reply) =>
    sendFile(reply, { type: 'text/plain', text: presentRobots(publicUrl) }),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    sendFile(reply, { type: 'application/xml', text: presentSitemap(publicUrl) }),
  );
  app.get<{ Params: { colour: string } }>('/theme/:colour', (request, reply) => {
    const text = presentTheme(request.params.colour);
    if (text === null) throw problem('not_found');
    return sendFile(reply, { type: 'text/css', text, seconds: yearSeconds });
  });
  app.get<{ Params: { colour: string } }>('/mark/:colour', (request, reply) => {
    const text = presentMark(request.params.colour);
    if (text === null) throw problem('not_found');
    return sendFile(reply, { type: 'image/svg+xml', text, seconds: yearSeconds });
  });
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const manifest = presentManifest(await findSiteSettings(database));
    return sendFile(reply, { type: 'application/manifest+json', text: JSON.stringify(manifest) });
  });
}

type SiteFile = { type: string; text: string; seconds?: number };

function sendFile(reply: FastifyReply, { type, text, seconds = fileCacheSeconds }: SiteFile): FastifyReply {
  return reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${seconds}`)
    .send(text);
}

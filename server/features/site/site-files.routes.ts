import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { presentManifest, presentRobots, presentSitemap } from './site-files.presenter.ts';
import { findSiteSettings } from './site.ts';

/** Short, so that a changed setting is seen soon. */
const keptSeconds = 300;

/** The plain files that follow from configuration and site settings: for search engines, and for installing the site. */
export function serveSiteFiles(
  app: FastifyInstance,
  { configuration, database }: Pick<Context, 'configuration' | 'database'>,
): void {
  const { publicUrl } = configuration;
  app.get('/robots.txt', (_request, reply) =>
    sendFile(reply, { type: 'text/plain', text: presentRobots(publicUrl) }),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    sendFile(reply, { type: 'application/xml', text: presentSitemap(publicUrl) }),
  );
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const manifest = presentManifest(await findSiteSettings(database));
    return sendFile(reply, { type: 'application/manifest+json', text: JSON.stringify(manifest) });
  });
}

function sendFile(reply: FastifyReply, { type, text }: { type: string; text: string }): FastifyReply {
  return reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${keptSeconds}`)
    .send(text);
}

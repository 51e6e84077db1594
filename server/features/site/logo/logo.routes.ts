import type { FastifyInstance } from 'fastify';
import { logoFiles, pathOfLogo } from '#contract/site/logo.fields.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { findSiteSettings } from '../site-settings.ts';
import { keyOfLogo } from './logo-files.ts';

const yearSeconds = 31_536_000;

/**
 * Serves the files of the shown logo, and nothing else of the store. A file never changes, so browsers and shared caches keep it; the
 * address of a former logo, as in mails and open pages, leads to the present one.
 */
export function serveLogoFiles(
  app: FastifyInstance,
  { files, database }: Pick<Context, 'files' | 'database'>,
): void {
  app.get<{ Params: { token: string; file: string } }>(
    '/logo/:token/:file',
    { compress: false },
    async (request, reply) => {
      // Programs that read mails in a browser show the logo on pages of their own.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const name = logoFiles.find((file) => file === request.params.file);
      const { logo } = await findSiteSettings(database);
      if (name === undefined || logo === null) throw problem('not_found');
      if (request.params.token !== logo.token)
        return reply.header('cache-control', 'no-store').redirect(pathOfLogo(logo, name), 302);
      const found = await files.read(keyOfLogo(logo.token, name));
      if (found === null) throw problem('not_found');
      return reply
        .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
        .header('content-type', name.endsWith('.webp') ? 'image/webp' : 'image/png')
        .header('content-length', found.bytes)
        .send(found.stream);
    },
  );
}

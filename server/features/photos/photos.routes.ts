import type { FastifyInstance } from 'fastify';
import {
  cropPhoto as cropPhotoEndpoint,
  uploadPhoto as uploadPhotoEndpoint,
} from '#contract/photos/photos.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { cropPhoto } from './crop-photo.ts';
import { folderOf, typeOfFile } from './photo-names.rules.ts';
import { uploadPhoto } from './uploads.ts';

/** Uploading and cropping own photos. Their positions change with the profile. */
export function photosRoutes(context: Context): Route[] {
  return [
    route(uploadPhotoEndpoint, async ({ caller, input }) => ({
      data: await uploadPhoto(context, { accountId: caller.accountId, input }),
    })),
    route(cropPhotoEndpoint, async ({ caller, input }) => ({
      data: await cropPhoto(context, { accountId: caller.accountId, input }),
    })),
  ];
}

const tokenPattern = /^[\w-]{24}$/;
const yearSeconds = 31_536_000;
const config = { hasSecretPath: true } as const;

/**
 * Serves the files of photos without a session: images of a page are fetched without the bearer token, and their paths
 * cannot be guessed. The file of a path never changes, so browsers cache it for a year, shared caches never.
 */
export function servePhotoFiles(app: FastifyInstance, { files }: Pick<Context, 'files'>): void {
  // Other paths below may contain a token too, so their logs need the same setting.
  app.get('/photos/*', { config }, () => {
    throw problem('not_found');
  });
  app.get<{ Params: { token: string; file: string } }>(
    '/photos/:token/:file',
    { compress: false, config },
    async (request, reply) => {
      const { token, file } = request.params;
      const type = typeOfFile(file);
      if (type === null || !tokenPattern.test(token)) throw problem('not_found');
      const tag = `"${token}/${file}"`;
      const cached = { 'cache-control': `private, max-age=${yearSeconds}, immutable`, etag: tag };
      // Proxies mark the tag as weak, and clients may send several.
      if (request.headers['if-none-match']?.includes(tag) === true)
        return reply.code(304).headers(cached).send();
      const found = await files.read(`${folderOf(token)}/${file}`);
      if (found === null) throw problem('not_found');
      return reply
        .headers({ ...cached, 'content-type': type, 'content-length': found.bytes })
        .send(found.stream);
    },
  );
}

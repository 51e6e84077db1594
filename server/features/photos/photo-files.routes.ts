import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { folderOf, typeOfFile } from './photo-names.rules.ts';

const tokenPattern = /^[\w-]{24}$/;
const yearSeconds = 31_536_000;
const config = { hasSecretPath: true } as const;

/**
 * Serves the files of photos to whoever knows their path, which nobody can guess: pictures are fetched without the bearer
 * token. What a path shows never changes, so it is kept for long, by the visitor alone.
 */
export function servePhotoFiles(app: FastifyInstance, { files }: Pick<Context, 'files'>): void {
  // A path that is nearly right may hold a token too.
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
      const lasting = { 'cache-control': `private, max-age=${yearSeconds}, immutable`, etag: tag };
      // A proxy may have marked it as weak, or put it beside others.
      if (request.headers['if-none-match']?.includes(tag) === true)
        return reply.code(304).headers(lasting).send();
      const found = await files.read(`${folderOf(token)}/${file}`);
      if (found === null) throw problem('not_found');
      return reply
        .headers({ ...lasting, 'content-type': type, 'content-length': found.bytes })
        .send(found.stream);
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { folderOf, isPublicFile, typeOfFile } from '#server/features/photos/photos.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { createPhotoGate } from './photo-access.ts';
import { createPhotoSeals, type OpenedSeal, type PhotoSeals } from './photo-seals.ts';

const config = { hasSecretPath: true } as const;
const token = /^[\w-]{24}$/;

/**
 * Public pictures never change. Browsers keep them for a year; a proxy or CDN for an hour, because a couple can take back its story.
 */
const publicCache = 'public, max-age=31536000, s-maxage=3600, immutable';

/** How long a browser shows a photo of a member before it asks again. With the memory of `createPhotoGate` it is less than a minute. */
const privateSeconds = 30;
const privateCache = `private, max-age=${privateSeconds}, must-revalidate`;

type PhotoAccess = {
  /** Makes the paths of photos in the text of an answer those of its caller. */
  sealPhotoPaths: (text: string, sessionId: number) => string;
  serveFiles: (app: FastifyInstance) => void;
};

/** The paths of photos, from the answers that contain them to the files that they open. */
export function createPhotoAccess(context: Context): PhotoAccess {
  const seals = createPhotoSeals(context.acceptedKeys);
  const { files, now } = context;
  return {
    sealPhotoPaths: (text, sessionId) => seals.sealPaths(text, { sessionId, now: now() }),
    serveFiles: (app) => servePhotoFiles(app, { files, now, seals, mayOpen: createPhotoGate(context) }),
  };
}

type PhotoServing = Pick<Context, 'files' | 'now'> & {
  seals: PhotoSeals;
  /** Whether the session of a path may still open its file. */
  mayOpen: (seal: OpenedSeal) => Promise<boolean>;
};

/**
 * Serves the files of photos without a token, because a browser fetches the images of a page without one: the path itself names the
 * session for which an answer sealed it. A file never changes under its name, so a browser that asks again is answered without it.
 */
function servePhotoFiles(app: FastifyInstance, { files, now, seals, mayOpen }: PhotoServing): void {
  // Other paths below may contain a token too, so their logs need the same setting.
  app.get('/photos/*', { config }, () => {
    throw problem('not_found');
  });
  const admit = async (key: string, file: string): Promise<Admitted> => {
    if (isPublicFile(file) && token.test(key)) return { folder: key, cache: publicCache };
    const seal = isPublicFile(file) ? null : seals.open(key, now());
    if (seal === null || !(await mayOpen(seal))) throw problem('not_found');
    return { folder: seal.token, cache: privateCache };
  };
  app.get<{ Params: { key: string; file: string } }>(
    '/photos/:key/:file',
    { compress: false, config },
    async (request, reply) => {
      const { key, file } = request.params;
      const type = typeOfFile(file);
      if (type === null) throw problem('not_found');
      const { folder, cache } = await admit(key, file);
      const tag = `"${folder}/${file}"`;
      const cached = { 'cache-control': cache, etag: tag };
      // Proxies mark the tag as weak, and clients may send several.
      if (request.headers['if-none-match']?.includes(tag) === true)
        return reply.code(304).headers(cached).send();
      const found = await files.read(`${folderOf(folder)}/${file}`);
      if (found === null) throw problem('not_found');
      return reply
        .headers({ ...cached, 'content-type': type, 'content-length': found.bytes })
        .send(found.stream);
    },
  );
}

type Admitted = { folder: string; cache: string };

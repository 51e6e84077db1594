import { buffer } from 'node:stream/consumers';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import type { cropPhoto as cropPhotoEndpoint } from '#contract/photos/photos.ts';
import type { Context } from '#server/platform/context.ts';
import { decodeImage } from '#server/platform/images/decode-image.ts';
import { runInImageQueue } from '#server/platform/images/image-queue.ts';
import { problem } from '#server/platform/problem.ts';
import { fitCrop } from './crop.rules.ts';
import { drawPortraits } from './images.ts';
import { queueFileRemoval, writeFolder } from './photo-files.ts';
import { keyOfSource, tokenOfPath } from './photo-names.rules.ts';
import { presentOwnPhoto } from './photos.presenter.ts';
import { findPhoto, replacePortrait } from './photos.repository.ts';

/**
 * Makes another portrait of an own photo from its whole picture, under a new token, because browsers cache the files of the
 * old one for a year. Throws not_found when the member has no such photo, and what `runInImageQueue` throws.
 */
export async function cropPhoto(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof cropPhotoEndpoint> },
): Promise<OwnPhotoWire> {
  const photo = await findPhoto(context.database, { accountId, token: tokenOfPath(input.path) ?? '' });
  if (photo === undefined) throw problem('not_found');
  const { crop, files, placeholder } = await runInImageQueue(accountId, async () => {
    const image = await decodeImage(await readSource(context, photo.sourceToken));
    const fitting = fitCrop(input.crop, image);
    return { crop: fitting, ...(await drawPortraits(image, fitting)) };
  });
  const token = await writeFolder(context.files, files);
  return context.transact(async (work) => {
    const cropped = await replacePortrait(work.database, { photo, token, placeholder, crop });
    // Removed or cropped by another call at the same time. The new files have no row and are removed as orphans.
    if (cropped === undefined) throw problem('not_found');
    await queueFileRemoval(work, [{ token: photo.token }]);
    return presentOwnPhoto(cropped);
  });
}

async function readSource({ files }: Pick<Context, 'files'>, sourceToken: string): Promise<Uint8Array> {
  const source = await files.read(keyOfSource(sourceToken));
  if (source === null) throw problem('not_found');
  return buffer(source.stream);
}

import { buffer } from 'node:stream/consumers';
import type { ValidInput } from '#contract/endpoint.ts';
import type { cropPhoto as contract } from '#contract/photos/crop-photo.ts';
import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { fitCrop } from './crop.rules.ts';
import { drawPortraits } from './draw-portraits.ts';
import { folderOf, sourceFile, tokenOfPath } from './photo-names.rules.ts';
import { presentOwnPhoto } from './photos.presenter.ts';
import { findPhoto, replacePortrait } from './photos.repository.ts';
import { readPicture } from './read-picture.ts';
import { removeFiles } from './remove-files.ts';
import { takeTurn } from './take-turn.ts';
import { writeFolder } from './write-photo.ts';

/**
 * Makes another portrait of an own photo from its whole picture. It gets another token, because what was fetched under
 * the old one is kept for a year. Throws not_found for what is no photo of the member, and what `takeTurn` throws.
 */
export async function cropPhoto(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof contract> },
): Promise<OwnPhotoWire> {
  const photo = await findPhoto(context.database, { accountId, token: tokenOfPath(input.path) ?? '' });
  if (photo === undefined) throw problem('not_found');
  const { crop, files, placeholder } = await takeTurn(accountId, async () => {
    const picture = await readPicture(await readSource(context, photo.sourceToken));
    const fitting = fitCrop(input.crop, picture);
    return { crop: fitting, ...(await drawPortraits(picture, fitting)) };
  });
  const token = await writeFolder(context.files, files);
  return context.transact(async (work) => {
    const cropped = await replacePortrait(work.database, { photo, token, placeholder, crop });
    // Removed, or cropped by somebody else, meanwhile. The new files have no row and are removed as orphans.
    if (cropped === undefined) throw problem('not_found');
    await removeFiles(work, [{ token: photo.token }]);
    return presentOwnPhoto(cropped);
  });
}

async function readSource({ files }: Pick<Context, 'files'>, sourceToken: string): Promise<Uint8Array> {
  const source = await files.read(`${folderOf(sourceToken)}/${sourceFile}`);
  if (source === null) throw problem('not_found');
  return buffer(source.stream);
}

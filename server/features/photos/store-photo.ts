import { readFile } from 'node:fs/promises';
import type { Crop, OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import type { ReceivedFile } from '#contract/upload.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { fitCrop, suggestCrop } from './crop.rules.ts';
import { drawPortraits, drawSource } from './draw-portraits.ts';
import { sourceFile } from './photo-names.rules.ts';
import { presentOwnPhoto } from './photos.presenter.ts';
import { insertPhoto } from './photos.repository.ts';
import { pictureLimits, readPicture } from './read-picture.ts';
import { takeTurn } from './take-turn.ts';
import { writeFolder } from './write-photo.ts';

export type NewPhoto = { accountId: number; file: ReceivedFile; crop?: Crop | undefined };

/**
 * Makes a photo of a file: checked, cleaned, drawn in all widths and formats, kept. It belongs to the account but has no
 * place yet (see `arrangePhotos`); within a day without one it is forgotten. Its row comes last, so a photo that is known
 * is whole. Throws what `readPicture` and `takeTurn` throw.
 */
export async function storePhoto(
  context: Pick<Context, 'database' | 'files' | 'now'>,
  { accountId, file, crop: wanted }: NewPhoto,
): Promise<OwnPhotoWire> {
  if (file.bytes > pictureLimits.bytes) throw problem('photo_too_large');
  const drawn = await takeTurn(accountId, async () => {
    const picture = await readPicture(await readFile(file.path));
    const crop = wanted === undefined ? suggestCrop(picture) : fitCrop(wanted, picture);
    const { width, height } = picture;
    return {
      width,
      height,
      crop,
      source: await drawSource(picture),
      ...(await drawPortraits(picture, crop)),
    };
  });
  const { files, source, ...facts } = drawn;
  const token = await writeFolder(context.files, files);
  const sourceToken = await writeFolder(context.files, [{ name: sourceFile, content: source }]);
  const row = { ...facts, accountId, token, sourceToken, position: null, createdAt: context.now() };
  return presentOwnPhoto(await insertPhoto(context.database, row));
}

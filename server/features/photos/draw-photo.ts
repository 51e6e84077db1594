import type { Crop } from '#contract/photos/photo.wire.ts';
import type { Context } from '#server/platform/context.ts';
import { decodeImage } from '#server/platform/images/decode-image.ts';
import { runInImageQueue } from '#server/platform/images/image-queue.ts';
import { hasBannedPicture } from './banned-pictures.repository.ts';
import { fitCrop, suggestCrop } from './crop.rules.ts';
import { drawPortraits, encodeSource } from './images.ts';
import { writeFolder } from './photo-files.ts';
import { sourceFile } from './photo-names.rules.ts';
import { hashPicture } from './picture-hash.ts';

/** A picture that was checked, cleaned, and drawn in all widths and formats, and whether it resembles one of a banned person. */
export type DrawnPhoto = {
  width: number;
  height: number;
  crop: Crop;
  placeholder: string;
  token: string;
  sourceToken: string;
  isBanned: boolean;
};

/**
 * Draws a photo in the queue of pictures and writes its files. It has no row yet; without one its files are removed as orphans after a
 * day. `sender` is who counts for the queue. Throws what `decodeImage` and `runInImageQueue` throw.
 */
export async function drawPhoto(
  { database, files }: Pick<Context, 'database' | 'files'>,
  { sender, content, crop: requested }: { sender: number | string; content: Buffer; crop?: Crop | undefined },
): Promise<DrawnPhoto> {
  const { pictureHash, drawn, source, ...facts } = await runInImageQueue(sender, async () => {
    const image = await decodeImage(content);
    const crop = requested === undefined ? suggestCrop(image) : fitCrop(requested, image);
    const { width, height } = image;
    const { files: portraits, placeholder } = await drawPortraits(image, crop);
    const looks = { pictureHash: await hashPicture(image), placeholder, drawn: portraits };
    return { width, height, crop, source: await encodeSource(image), ...looks };
  });
  const isBanned = pictureHash !== null && (await hasBannedPicture(database, pictureHash));
  const token = await writeFolder(files, drawn);
  const sourceToken = await writeFolder(files, [{ name: sourceFile, content: source }]);
  return { ...facts, token, sourceToken, isBanned };
}

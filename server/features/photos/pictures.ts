import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { ReceivedFile } from '#contract/calls/upload.ts';
import type { Crop } from '#contract/photos/photo.wire.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { decodeImage, imageLimits, type Image } from '#server/platform/images/decode-image.ts';
import { runInImageQueue } from '#server/platform/images/image-queue.ts';
import { problem } from '#server/platform/problem.ts';
import type { Size } from './crop.rules.ts';
import { drawFrame, encodeSource } from './images.ts';
import { type PhotoFile, queueFileRemoval, writeFolder } from './photo-files.ts';
import { folderOf, type FrameName, frames, keyOfSource, sourceFile } from './photo-names.rules.ts';
import { deletePicture, findPicture, type Picture, renewPicture } from './pictures.repository.ts';

// Public pictures: of success stories and banners. A story or banner refers to the row of its picture by the token.

/** Which parts of a picture of a size are drawn. */
export type PlanFrames = (size: Size) => Partial<Record<FrameName, Crop>>;

/**
 * Checks, cleans and draws an uploaded picture and writes its files, in the queue of pictures. `sender` is an account or an address. The
 * picture has no row yet (see `insertPicture`); without one its files are removed as orphans after a day. Throws what `decodeImage`
 * and `runInImageQueue` throw.
 */
export async function drawUpload(
  { files, now }: Pick<Context, 'files' | 'now'>,
  { sender, file, plan }: { sender: number | string; file: ReceivedFile; plan: PlanFrames },
): Promise<Picture> {
  if (file.bytes > imageLimits.bytes) throw problem('photo_too_large');
  const drawn = await runInImageQueue(sender, async () => {
    const image = await decodeImage(await readFile(file.path));
    const { width, height } = image;
    return { width, height, source: await encodeSource(image), files: await drawFrames(image, plan) };
  });
  const { width, height } = drawn;
  const token = await writeFolder(files, drawn.files);
  const sourceToken = await writeFolder(files, [{ name: sourceFile, content: drawn.source }]);
  return { token, sourceToken, width, height, createdAt: now() };
}

/**
 * Draws other parts of a stored picture from its whole, under a new token, because browsers cache the files of the old one for a
 * year. `replacePicture` puts it in the place of the old one. Null when that was removed or replaced in the meantime. Throws not_found
 * when its file is missing, and what `runInImageQueue` throws.
 */
export async function drawAgain(
  { database, files }: Pick<Context, 'database' | 'files'>,
  { sender, token, plan }: { sender: number; token: string; plan: PlanFrames },
): Promise<Picture | null> {
  const picture = await findPicture(database, token);
  if (picture === undefined) return null;
  const source = await files.read(keyOfSource(picture.sourceToken));
  if (source === null) throw problem('not_found');
  const drawn = await runInImageQueue(sender, async () =>
    drawFrames(await decodeImage(await buffer(source.stream)), plan),
  );
  return { ...picture, token: await writeFolder(files, drawn) };
}

async function drawFrames(image: Image, plan: PlanFrames): Promise<PhotoFile[]> {
  const crops = plan({ width: image.width, height: image.height });
  const files: PhotoFile[] = [];
  for (const name of frameNames) {
    const crop = crops[name];
    if (crop !== undefined) files.push(...(await drawFrame(image, { frame: frames[name], crop })).files);
  }
  return files;
}

const frameNames: readonly FrameName[] = ['portrait', 'card', 'share', 'wide', 'tall'];

/**
 * Puts a picture that was drawn again in the place of the former one; what refers to that follows. Returns false when the former was
 * removed or replaced in the meantime.
 */
export async function replacePicture(
  work: Pick<Work, 'database' | 'enqueue'>,
  { token, picture }: { token: string; picture: Picture },
): Promise<boolean> {
  const isReplaced = await renewPicture(work.database, { token, newToken: picture.token });
  await queueFileRemoval(work, [{ token: isReplaced ? token : picture.token }]);
  return isReplaced;
}

/** Removes a picture, after the row that referred to it, and its files after the commit. */
export async function removePicture(work: Pick<Work, 'database' | 'enqueue'>, token: string): Promise<void> {
  const picture = await deletePicture(work.database, token);
  if (picture !== undefined) await queueFileRemoval(work, [picture]);
}

/** Deletes the row of a picture and returns the folders of the store with its files, for the caller to remove after the commit. */
export async function takePictureFolders(database: Database, token: string): Promise<string[]> {
  const picture = await deletePicture(database, token);
  return picture === undefined ? [] : [folderOf(picture.token), folderOf(picture.sourceToken)];
}

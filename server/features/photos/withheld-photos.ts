import { buffer } from 'node:stream/consumers';
import { crop } from '#contract/photos/photo.wire.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { decodeImage } from '#server/platform/images/decode-image.ts';
import { runInImageQueue } from '#server/platform/images/image-queue.ts';
import { lastPosition, picturePosition } from './arrangement.rules.ts';
import { drawPortraits } from './images.ts';
import { queueFileRemoval, writeFolder } from './photo-files.ts';
import { keyOfSource, pathOfPhoto, pathOfSource } from './photo-names.rules.ts';
import { hashPicture } from './picture-hash.ts';
import { changePhoto, listAllPhotos, lockPhotos, type PhotoRow } from './photos.repository.ts';

type PhotoKey = { accountId: number; photoId: number };

/**
 * Withholds a photo: it loses its position, and the files that other members see are removed after the commit. The whole picture stays,
 * for those who decide. Returns false when the member has no such photo, or it is withheld already.
 */
export async function withholdPhoto(
  work: Work,
  { accountId, photoId, reportId, now }: PhotoKey & { reportId: number; now: Date },
): Promise<boolean> {
  const photo = (await lockPhotos(work.database, accountId)).find(({ id }) => id === photoId);
  if (photo === undefined || photo.withheldAt !== null) return false;
  const withheld = { withheldAt: now, withheldPosition: photo.position, withheldFor: reportId };
  await changePhoto(work.database, { id: photo.id, change: { position: null, ...withheld } });
  await queueFileRemoval(work, [{ token: photo.token }]);
  work.memberChanged(accountId);
  return true;
}

/**
 * Shows a withheld photo again: its portraits are drawn anew, and it takes its former position or the first free one. Without one it
 * waits for a place, as after an upload. `after` runs in the same transaction. Returns false when there is nothing to show.
 */
export async function releasePhoto(
  context: Context,
  { accountId, photoId, after }: PhotoKey & { after: (work: Work) => Promise<void> },
): Promise<boolean> {
  const photos = await listAllPhotos(context.database, accountId);
  const photo = photos.find(({ id, withheldAt }) => id === photoId && withheldAt !== null);
  if (photo === undefined) return false;
  const drawn = await runInImageQueue(accountId, async () =>
    drawPortraits(await readWholePicture(context, photo), crop.parse(photo.crop)),
  );
  const token = await writeFolder(context.files, drawn.files);
  return context.transact(async (work) => {
    const current = await lockPhotos(work.database, accountId);
    const withheld = current.find(({ id, withheldAt }) => id === photoId && withheldAt !== null);
    // Removed or shown by another call at the same time. The new files have no row and are removed as orphans.
    if (withheld === undefined) return false;
    const { placeholder } = drawn;
    const position = findPosition(withheld, current);
    const drawing = { token, placeholder, position, createdAt: context.now() };
    const change = { ...drawing, withheldAt: null, withheldPosition: null, withheldFor: null };
    await changePhoto(work.database, { id: photoId, change });
    work.memberChanged(accountId);
    await after(work);
    return true;
  });
}

function findPosition({ withheldPosition }: PhotoRow, photos: readonly PhotoRow[]): number | null {
  if (withheldPosition === null) return null;
  const taken = new Set(photos.map(({ position }) => position));
  const others = Array.from({ length: lastPosition }, (_, index) => index + 1);
  const wanted = [withheldPosition, ...others, picturePosition];
  return wanted.find((position) => !taken.has(position)) ?? null;
}

/** All photos of a member for those who decide about them. */
export async function listPhotosToDecide(
  database: Database,
  accountId: number,
): Promise<{ photoId: number; path: string | null; source: string; isHidden: boolean }[]> {
  const photos = await listAllPhotos(database, accountId);
  return photos.map(({ id, token, sourceToken, withheldAt }) => ({
    photoId: id,
    path: withheldAt === null ? pathOfPhoto(token) : null,
    source: pathOfSource(sourceToken),
    isHidden: withheldAt !== null,
  }));
}

/** The perceptual hashes of all photos of a member that tell pictures apart. */
export async function hashPhotosOf(context: Context, accountId: number): Promise<string[]> {
  const hashes: string[] = [];
  for (const photo of await listAllPhotos(context.database, accountId)) {
    const hash = await runInImageQueue(accountId, async () =>
      hashPicture(await readWholePicture(context, photo)),
    );
    if (hash !== null) hashes.push(hash);
  }
  return hashes;
}

async function readWholePicture({ files }: Pick<Context, 'files'>, { sourceToken }: PhotoRow) {
  const source = await files.read(keyOfSource(sourceToken));
  if (source === null) throw new Error('the whole picture of a photo is missing');
  return decodeImage(await buffer(source.stream));
}

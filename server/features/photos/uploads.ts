import { readFile } from 'node:fs/promises';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { Crop, OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import type { uploadPhoto as uploadPhotoEndpoint } from '#contract/photos/photos.ts';
import type { ReceivedFile } from '#contract/calls/upload.ts';
import type { Context } from '#server/platform/context.ts';
import { imageLimits } from '#server/platform/images/decode-image.ts';
import { problem } from '#server/platform/problem.ts';
import { drawPhoto } from './draw-photo.ts';
import { queueFileRemoval } from './photo-files.ts';
import { withholdUpload } from './refuse-banned-picture.ts';
import { presentOwnPhoto } from './photos.presenter.ts';
import { deleteOldestUnplaced, deleteUnplacedBefore, insertPhoto } from './photos.repository.ts';

/** The most photos of an account without a position. */
const mostUnplaced = 10;
const dayMs = 24 * 60 * 60_000;

/** Stores a photo that gets its position later; the oldest of more than ten such photos are removed. Throws as `storePhoto`. */
export async function uploadPhoto(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof uploadPhotoEndpoint> },
): Promise<OwnPhotoWire> {
  const photo = await storePhoto(context, { accountId, file: input.photo, crop: input.crop });
  await limitUnplacedPhotos(context, accountId);
  return photo;
}

/**
 * Makes a photo of a file: checked, cleaned, drawn in all widths and formats. It has no position yet (see
 * `arrangePhotos`) and is removed after a day without one. Its row is written last, so that a row always has its files.
 * Throws what `decodeImage` and `runInImageQueue` throw, and picture_under_review.
 */
export async function storePhoto(
  context: Pick<Context, 'database' | 'files' | 'now' | 'transact'>,
  { accountId, file, crop: requested }: { accountId: number; file: ReceivedFile; crop?: Crop | undefined },
): Promise<OwnPhotoWire> {
  if (file.bytes > imageLimits.bytes) throw problem('photo_too_large');
  const content = await readFile(file.path);
  const { isBanned, ...drawn } = await drawPhoto(context, { sender: accountId, content, crop: requested });
  const unreviewed = { isShown: false, reviewState: 'new' } as const;
  const place = { accountId, position: null, createdAt: context.now() };
  const row = { ...drawn, ...place, ...unreviewed };
  if (isBanned) await withholdUpload(context, row);
  return presentOwnPhoto(await insertPhoto(context.database, row));
}

/** Removes the oldest of more than ten photos without a position, so that uploads alone cannot fill the store. */
export async function limitUnplacedPhotos(
  { transact }: Pick<Context, 'transact'>,
  accountId: number,
): Promise<void> {
  await transact(async (work) => {
    const removed = await deleteOldestUnplaced(work.database, { accountId, remaining: mostUnplaced });
    await queueFileRemoval(work, removed);
  });
}

/** Removes photos that were uploaded a day ago and have no position. */
export async function removeOldUnplacedPhotos({
  now,
  transact,
}: Pick<Context, 'now' | 'transact'>): Promise<void> {
  const limit = new Date(now().getTime() - dayMs);
  await transact(async (work) => {
    await queueFileRemoval(work, await deleteUnplacedBefore(work.database, limit));
  });
}

import { buffer } from 'node:stream/consumers';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { queueFileRemoval, type PhotoFile, writeFolder } from './photo-files.ts';
import { folderOf, portraitFiles } from './photo-names.rules.ts';
import { findPhotoById, storePhotoDecision } from './photos.repository.ts';

/** The portraits of a photo under a second token, and the token that others know. */
export type PortraitCopy = { token: string; copyToken: string };

/**
 * Copies the portraits of a photo that others see, before its rejection: its path is the permission to fetch it, so a rejected
 * photo gets a path that its owner alone knows. Null for a photo that others do not see.
 */
export async function copyPortraits(
  { database, files }: Pick<Context, 'database' | 'files'>,
  photoId: number,
): Promise<PortraitCopy | null> {
  const photo = await findPhotoById(database, photoId);
  if (photo === undefined || !photo.isShown) return null;
  const copies: PhotoFile[] = [];
  for (const name of portraitFiles) {
    const file = await files.read(`${folderOf(photo.token)}/${name}`);
    if (file !== null) copies.push({ name, content: await buffer(file.stream) });
  }
  return { token: photo.token, copyToken: await writeFolder(files, copies) };
}

type PhotoDecision = {
  photoId: number;
  isApproved: boolean;
  reason: string | null;
  copy: PortraitCopy | null;
};

/**
 * Approves or rejects a photo, inside the transaction of the decision. Returns whether others saw it before; null when it was
 * removed or cropped since the copy was made.
 */
export async function decidePhoto(
  work: Pick<Work, 'database' | 'enqueue'>,
  { photoId, isApproved, reason, copy }: PhotoDecision,
): Promise<{ wasShown: boolean } | null> {
  const photo = await findPhotoById(work.database, photoId);
  if (photo === undefined) return null;
  const isRejectedInSight = !isApproved && photo.isShown;
  if (isRejectedInSight && copy?.token !== photo.token) return null;
  await storePhotoDecision(work.database, {
    id: photoId,
    isShown: isApproved,
    reviewState: isApproved ? 'approved' : 'rejected',
    reviewReason: reason,
    ...(isRejectedInSight && copy !== null && { token: copy.copyToken }),
  });
  if (isRejectedInSight) await queueFileRemoval(work, [{ token: photo.token }]);
  return { wasShown: photo.isShown };
}

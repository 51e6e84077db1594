import type { Work } from '#server/platform/database/transact.ts';
import { findPhotoById, storePhotoDecision } from './photos.repository.ts';

type PhotoDecision = { photoId: number; isApproved: boolean; reason: string | null };

/**
 * Approves or rejects a photo, inside the transaction of the decision. Returns whether others saw it before; null when it was removed.
 */
export async function decidePhoto(
  { database }: Pick<Work, 'database'>,
  { photoId, isApproved, reason }: PhotoDecision,
): Promise<{ wasShown: boolean } | null> {
  const photo = await findPhotoById(database, photoId);
  if (photo === undefined) return null;
  await storePhotoDecision(database, {
    id: photoId,
    isShown: isApproved,
    reviewState: isApproved ? 'approved' : 'rejected',
    reviewReason: reason,
  });
  return { wasShown: photo.isShown };
}

import type { Work } from '#server/platform/database/transact.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { planArrangement } from './arrangement.rules.ts';
import { tokenOfPath } from './photo-names.rules.ts';
import { deletePhotos, lockPhotos, placePhotos } from './photos.repository.ts';
import { removeFiles } from './remove-files.ts';

export type WantedArrangement = {
  accountId: number;
  /** The path of the profile picture, null for none; absent leaves it. */
  picture?: string | null | undefined;
  /** The paths of the other photos, all of them, in the order of their slots; absent leaves them. */
  gallery?: readonly string[] | undefined;
};

/**
 * Puts photos of a member into their places, inside the caller's transaction. What had a place and has none any more is
 * removed, its files too, once that is committed. Throws invalid_input on `file` or `images` for a path that is no photo
 * of the member.
 */
export async function arrangePhotos(
  work: Work,
  { accountId, picture, gallery }: WantedArrangement,
): Promise<void> {
  if (picture === undefined && gallery === undefined) return;
  const photos = await lockPhotos(work.database, accountId);
  // A path that is none names no photo.
  const tokenOf = (path: string) => tokenOfPath(path) ?? '';
  const plan = planArrangement(photos, {
    ...(picture !== undefined && { picture: picture === null ? null : tokenOf(picture) }),
    ...(gallery !== undefined && { gallery: gallery.map(tokenOf) }),
  });
  if ('unknownIn' in plan) {
    throw fieldProblem(plan.unknownIn === 'picture' ? 'file' : 'images', 'validation.photo');
  }
  const removed = new Set(plan.removedIds);
  await deletePhotos(work.database, plan.removedIds);
  await placePhotos(work.database, { accountId, places: plan.places });
  await removeFiles(
    work,
    photos.filter(({ id }) => removed.has(id)),
  );
}

import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import type { Database } from '#server/platform/database/database.ts';
import { picturePosition } from './arrangement.rules.ts';
import { presentOwnPhoto } from './photos.presenter.ts';
import { listPlacedPhotos } from './photos.repository.ts';

export { forgetPhotosOf, listOwnPhotos } from './leave-with-photos.ts';
export { arrangePhotos } from './arrange-photos.ts';
export { makeRoom } from './make-room.ts';
export { pathOfPhoto } from './photo-names.rules.ts';
export { storePhoto } from './store-photo.ts';

/** The photos of a member that have a place: the profile picture, and the others in the order of their slots. */
export async function listPhotosOf(
  database: Database,
  accountId: number,
): Promise<{ picture: OwnPhotoWire | null; gallery: OwnPhotoWire[] }> {
  const photos = await listPlacedPhotos(database, accountId);
  const picture = photos.find(({ position }) => position === picturePosition);
  const gallery = photos.filter((photo) => photo !== picture);
  return {
    picture: picture === undefined ? null : presentOwnPhoto(picture),
    gallery: gallery.map((photo) => presentOwnPhoto(photo)),
  };
}

import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { picturePosition, planArrangement } from './arrangement.rules.ts';
import { queueFileRemoval } from './photo-files.ts';
import { folderOf, keyOfSource, pathOfPhoto, tokenOfPath } from './photo-names.rules.ts';
import { presentOwnPhoto } from './photos.presenter.ts';
import {
  beginReviews,
  deletePhotos,
  listAllPhotos,
  listPlacedPhotos,
  lockPhotos,
  type PhotoRow,
  setPositions,
} from './photos.repository.ts';

/** The photos of a member's profile that other members see. */
export async function listShownPhotosOf(
  database: Database,
  accountId: number,
): Promise<Arranged<PhotoOfAnother>> {
  const photos = await listPlacedPhotos(database, accountId);
  return arrange(
    photos.filter(({ isShown }) => isShown),
    presentForOthers,
  );
}

/** All photos of a member's profile, for administrators. */
export async function listPhotosForAdministrators(
  database: Database,
  accountId: number,
): Promise<Arranged<PhotoOfAnother>> {
  return arrange(await listPlacedPhotos(database, accountId), presentForOthers);
}

/** The photos of a member's profile, for its owner. */
export async function listPhotosOf(database: Database, accountId: number): Promise<Arranged<OwnPhotoWire>> {
  return arrange(await listPlacedPhotos(database, accountId), presentOwnPhoto);
}

export type PhotoOfAnother = { path: string; placeholder: string };

function presentForOthers({ token, placeholder }: PhotoRow): PhotoOfAnother {
  return { path: pathOfPhoto(token), placeholder };
}

/** The profile picture, and the other photos in the order of their positions. */
type Arranged<Photo> = { picture: Photo | null; gallery: Photo[] };

function arrange<Photo>(rows: readonly PhotoRow[], present: (row: PhotoRow) => Photo): Arranged<Photo> {
  const picture = rows.find(({ position }) => position === picturePosition);
  const gallery = rows.filter((row) => row !== picture);
  return { picture: picture === undefined ? null : present(picture), gallery: gallery.map(present) };
}

export type RequestedArrangement = {
  accountId: number;
  /** The path of the profile picture, null for none; absent leaves it unchanged. */
  picture?: string | null | undefined;
  /** The paths of all other photos, in the order of their positions; absent leaves them unchanged. */
  gallery?: readonly string[] | undefined;
  /** Whether others see new photos until a moderator decides; absent when no moderator has to. */
  unreviewed?: 'shown' | 'hidden';
};

/**
 * Gives photos of a member their positions, inside the caller's transaction. A photo that loses its position is removed,
 * its files after the commit. Returns the photos that wait for a moderator now. Throws invalid_input on `file` or `images` for a path that
 * is no photo of the member.
 */
export async function arrangePhotos(
  work: Work,
  { accountId, picture, gallery, unreviewed }: RequestedArrangement,
): Promise<number[]> {
  if (picture === undefined && gallery === undefined) return [];
  // A withheld photo is no choice of its owner: it is neither placed nor removed.
  const photos = (await lockPhotos(work.database, accountId)).filter(({ withheldAt }) => withheldAt === null);
  // An invalid path has the empty token, which no photo has.
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
  await setPositions(work.database, { accountId, positions: plan.positions });
  await queueFileRemoval(
    work,
    photos.filter(({ id }) => removed.has(id)),
  );
  const isShown = unreviewed !== 'hidden';
  const reviewState = unreviewed === undefined ? 'approved' : 'waiting';
  const ids = await beginReviews(work.database, { accountId, isShown, reviewState });
  return unreviewed === undefined ? [] : ids;
}

/** The whole pictures of all photos of a member: a file name for each, and its key in the store. */
export async function listPhotoSources(
  database: Database,
  accountId: number,
): Promise<{ name: string; key: string }[]> {
  const photos = await listAllPhotos(database, accountId);
  return photos.map(({ sourceToken }, index) => ({
    name: `${index + 1}.jpg`,
    key: keyOfSource(sourceToken),
  }));
}

/** The folders of the store with a member's photos, which are locked until the transaction ends. */
export async function lockPhotoFolders(database: Database, accountId: number): Promise<string[]> {
  const photos = await lockPhotos(database, accountId);
  return photos.flatMap(({ token, sourceToken }) => [folderOf(token), folderOf(sourceToken)]);
}

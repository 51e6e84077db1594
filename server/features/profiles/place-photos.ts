import { arrangePhotos } from '#server/features/photos/photos.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { submitPhotos } from './submissions.repository.ts';

/** Gives the first photos of a new member their places, by the review mode of the site. Inside the caller's transaction. */
export async function placeFirstPhotos(
  work: Work,
  { accountId, paths, now }: { accountId: number; paths: readonly string[]; now: Date },
): Promise<void> {
  const [picture, ...gallery] = paths;
  if (picture === undefined) return;
  const { reviewMode } = await findSiteSettings(work.database);
  const unreviewed = reviewMode === 'everything' ? 'shown' : 'hidden';
  const photoIds = await arrangePhotos(work, { accountId, picture, gallery, unreviewed });
  await submitPhotos(work.database, { accountId, photoIds, now });
  work.memberChanged(accountId);
}

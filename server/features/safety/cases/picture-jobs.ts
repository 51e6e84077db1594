import { findRestriction, lockAccounts } from '#server/features/accounts/accounts.ts';
import {
  assignWithheld,
  hashPhotosOf,
  insertBannedPictures,
  listWithheldFor,
  releasePhoto,
} from '#server/features/photos/photos.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { announceIfShown } from '../announce-if-shown.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { clockOf } from '../report-clocks.rules.ts';
import { insertReport } from '../reports.repository.ts';
import { findOpenSystemReport } from './cases.repository.ts';

/** Stores the perceptual hashes of the pictures of a banned member. */
export const banPicturesJob: Job<{ accountId: number }> = { name: 'safety.ban-pictures' };

/** Shows the pictures again that were withheld for a report. */
export const releasePicturesJob: Job<{ reportId: number; accountId: number }> = {
  name: 'safety.release-pictures',
};

/** Hashes the pictures of a banned member, unless the ban was lifted meanwhile. */
export async function banPictures(context: Context, accountId: number): Promise<void> {
  const hashes = await hashPhotosOf(context, accountId);
  const now = context.now();
  await context.transact(async ({ database }) => {
    await lockAccounts(database, [accountId]);
    const restriction = await findRestriction(database, { accountId, now });
    if (restriction?.kind === 'banned') await insertBannedPictures(database, { accountId, hashes, now });
  });
}

export async function releasePictures(
  context: Context,
  { reportId, accountId }: { reportId: number; accountId: number },
): Promise<void> {
  for (const photoId of await listWithheldFor(context.database, reportId)) {
    const after = (work: Work) => announceIfShown(work, accountId);
    await releasePhoto(context, { accountId, photoId, after });
  }
}

/**
 * Reports a member who uploaded a picture that resembles one of a banned person, in the urgent lane. One open report of this kind
 * contains all such pictures of a member.
 */
export async function reportBannedPicture(
  { transact, now: clock }: Context,
  accountId: number,
): Promise<void> {
  const createdAt = clock();
  await transact(async ({ database }) => {
    await lockAccounts(database, [accountId]);
    const openId = await findOpenSystemReport(database, {
      reportedId: accountId,
      reason: 'banned_picture',
    });
    const reportId =
      openId ??
      (await insertReport(database, {
        reporterId: null,
        reportedId: accountId,
        reason: 'banned_picture',
        text: '',
        place: 'upload',
        source: 'system',
        createdAt,
        acknowledgedAt: createdAt,
        ...clockOf('banned_picture', createdAt),
      }));
    await assignWithheld(database, { accountId, reportId });
  });
}

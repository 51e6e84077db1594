import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { problem } from '#server/platform/problem.ts';
import { queueFileRemoval } from './photo-files.ts';
import { insertPhoto, lockPhotos } from './photos.repository.ts';

/** Reports that a member uploaded a picture that resembles one of a banned person. */
export const bannedPictureJob: Job<{ accountId: number }> = { name: 'photos.banned-picture' };

/** How many such pictures of a member are stored; further ones are refused without a trace. */
const mostWithheld = 5;

/**
 * Stores an upload that resembles a picture of a banned person as withheld, so that a person can judge it, queues a report of it, and
 * throws picture_under_review: another face may resemble it by chance, so the upload is never refused for good.
 */
export async function withholdUpload(
  { transact, now }: Pick<Context, 'transact' | 'now'>,
  photo: Parameters<typeof insertPhoto>[1],
): Promise<never> {
  const { accountId, token, sourceToken } = photo;
  await transact(async (work) => {
    const withheld = (await lockPhotos(work.database, accountId)).filter(
      ({ withheldAt }) => withheldAt !== null,
    );
    if (withheld.length >= mostWithheld) {
      await queueFileRemoval(work, [{ token, sourceToken }]);
      return;
    }
    await insertPhoto(work.database, { ...photo, withheldAt: now() });
    await queueFileRemoval(work, [{ token }]);
    await work.enqueue(bannedPictureJob, { accountId });
  });
  throw problem('picture_under_review');
}

import { listPhotosToDecide, releasePhoto, withholdPhoto } from '#server/features/photos/photos.ts';
import { announceIfShown } from '../announce-if-shown.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { lockReport } from './cases.repository.ts';

type Choice = { administratorId: number; reportId: number; photoId: number; isHidden: boolean };

/** Hides a picture of the reported member from all others at once, or shows it again. Throws not_found. */
export async function hidePicture(context: Context, choice: Choice): Promise<void> {
  const { reportId, photoId, isHidden } = choice;
  const accountId = await findReportedId(context, reportId);
  const photos = await listPhotosToDecide(context.database, accountId);
  if (!photos.some((photo) => photo.photoId === photoId)) throw problem('not_found');
  const now = context.now();
  const after = async (work: Work) => {
    work.announce(accountId, { type: 'settings_changed' });
    await announceIfShown(work, accountId);
    await recordAction(work.database, {
      administratorId: choice.administratorId,
      action: isHidden ? 'picture.hidden' : 'picture.shown',
      subject: `report ${reportId}`,
      after: { member: accountId, photo: photoId },
      now,
    });
  };
  if (!isHidden) {
    await releasePhoto(context, { accountId, photoId, after });
    return;
  }
  await context.transact(async (work) => {
    if (await withholdPhoto(work, { accountId, photoId, reportId, now })) await after(work);
  });
}

async function findReportedId({ transact }: Context, reportId: number): Promise<number> {
  const report = await transact(({ database }) => lockReport(database, reportId));
  if (report?.reportedId === null || report === undefined) throw problem('not_found');
  return report.reportedId;
}

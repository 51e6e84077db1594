import { endDueRestrictions } from '#server/features/accounts/accounts.ts';
import { burstJob } from '#server/features/plans/plans.ts';
import { bannedPictureJob } from '#server/features/photos/photos.ts';
import { announceIfShown } from './announce-if-shown.ts';
import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { alarmOverdue, alarmOverdueJob, deliverOverdueMail, overdueMailJob } from './cases/alarm-overdue.ts';
import { reportBurst } from './cases/report-burst.ts';
import { contactsCutoff } from './cases/cases.rules.ts';
import {
  acknowledgementJob,
  decisionNoticeJob,
  deliverAcknowledgement,
  deliverDecisionNotice,
} from './cases/deliver-notices.ts';
import {
  banPictures,
  banPicturesJob,
  releasePictures,
  releasePicturesJob,
  reportBannedPicture,
} from './cases/picture-jobs.ts';
import { deleteOldContacts } from './complaints/complaints.repository.ts';

const endRestrictionsJob: Job<object> = { name: 'safety.end-restrictions', schedule: '* * * * *' };
const cleaningJob: Job<object> = { name: 'safety.cleaning', schedule: '47 3 * * *' };

export function safetyWorkers(context: Context): JobWorker[] {
  return [
    worker(acknowledgementJob, ({ reportId }) => deliverAcknowledgement(context, reportId)),
    worker(decisionNoticeJob, (notice) => deliverDecisionNotice(context, notice)),
    worker(alarmOverdueJob, () => alarmOverdue(context)),
    worker(overdueMailJob, (mail) => deliverOverdueMail(context, mail)),
    worker(banPicturesJob, ({ accountId }) => banPictures(context, accountId)),
    worker(releasePicturesJob, (released) => releasePictures(context, released)),
    worker(bannedPictureJob, ({ accountId }) => reportBannedPicture(context, accountId)),
    worker(burstJob, (burst) => reportBurst(context, burst)),
    worker(endRestrictionsJob, () => endSuspensions(context)),
    worker(cleaningJob, () => deleteOldContacts(context.database, contactsCutoff(context.now()))),
  ];
}

/** Ends suspensions whose date has passed: the member can sign in, and is seen again. */
export async function endSuspensions(context: Context): Promise<void> {
  await endDueRestrictions(context, announceIfShown);
}

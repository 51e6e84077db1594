import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deleteOldRegistrations, deleteUnverifiedAccounts } from './accounts.repository.ts';
import {
  type CodePurpose,
  minutesAfter,
  registrationRecordDays,
  unverifiedAccountDays,
} from './accounts.rules.ts';
import { deliverCode } from './deliver-code.ts';
import { deliverPasswordNotice } from './deliver-password-notice.ts';
import { deleteOldCodes } from './one-time-codes.repository.ts';
import { deleteExpiredSessions } from './sessions.repository.ts';
import { deleteOldAttempts } from './sign-in-attempts.repository.ts';

/** Makes and delivers a requested code. The code itself is made by the job, so the queue never holds it. */
export const deliverCodeJob: Job<{ purpose: CodePurpose; address: string; requestedAt: string }> = {
  name: 'accounts.deliver-code',
};

/** Tells a person that the password was changed. */
export const passwordNoticeJob: Job<{ accountId: number }> = { name: 'accounts.password-notice' };

const cleaningJob: Job<object> = { name: 'accounts.cleaning', schedule: '17 * * * *' };

const dayMinutes = 24 * 60;

export function accountsWorkers(context: Context): JobWorker[] {
  return [
    worker(deliverCodeJob, (payload) =>
      deliverCode(context, { ...payload, requestedAt: new Date(payload.requestedAt) }),
    ),
    worker(passwordNoticeJob, (payload) => deliverPasswordNotice(context, payload.accountId)),
    worker(cleaningJob, () => removeExpired(context)),
  ];
}

/** Removes what no rule looks at any more: privacy by forgetting. */
async function removeExpired({ database, now }: Context): Promise<void> {
  const instant = now();
  await deleteExpiredSessions(database, instant);
  await deleteOldCodes(database, minutesAfter(instant, -dayMinutes));
  await deleteOldAttempts(database, minutesAfter(instant, -dayMinutes));
  await deleteUnverifiedAccounts(database, minutesAfter(instant, -dayMinutes * unverifiedAccountDays));
  await deleteOldRegistrations(database, minutesAfter(instant, -dayMinutes * registrationRecordDays));
}

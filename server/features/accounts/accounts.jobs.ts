import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deleteOldRegistrations, deleteUnverifiedAccounts } from './accounts.repository.ts';
import {
  minutesAfter,
  registrationRecordDays,
  sessionRules,
  unverifiedAccountDays,
} from './accounts.rules.ts';
import { deleteOldAttempts } from './guessing/attempts.repository.ts';
import { deleteOldCodes } from './codes.repository.ts';
import { deleteOldKnownDevices } from './guessing/devices.repository.ts';
import { deviceIsForgottenBefore } from './guessing/devices.ts';
import { deleteOldWrongTries } from './guessing/guessing.repository.ts';
import { deliverGuessingAlarm, guessingAlarmJob } from './guessing/guessing.ts';
import { deliverCode, deliverCodeJob } from './codes.ts';
import {
  deliverMobileNotice,
  deliverNewEmailNotice,
  deliverUndoMail,
  deliverUndoneNotice,
  mobileNoticeJob,
  newEmailNoticeJob,
  undoMailJob,
  undoneNoticeJob,
} from './own-contacts/notices.ts';
import { deleteOldEmailChanges } from './own-contacts/own-contacts.repository.ts';
import { deliverPasswordNotice, passwordNoticeJob } from './passwords.ts';
import { deliverFactorNotice } from './second-factor/deliver-notice.ts';
import { deleteOldAdditions } from './second-factor/additions.repository.ts';
import { deleteOldChallenges } from './second-factor/passkeys.repository.ts';
import { factorNoticeJob } from './second-factor/second-factor.mail.ts';
import { deleteExpiredDevices } from './remembered/remembered.repository.ts';
import { deliverOldSignInNotice, oldSignInNoticeJob } from './remembered/remembered.ts';
import { deleteExpiredSessions, deleteStaleTokens } from './sessions.repository.ts';

const cleaningJob: Job<object> = { name: 'accounts.cleaning', schedule: '17 * * * *' };

const dayMinutes = 24 * 60;

export function accountsWorkers(context: Context): JobWorker[] {
  return [
    worker(deliverCodeJob, (payload) =>
      deliverCode(context, { ...payload, requestedAt: new Date(payload.requestedAt) }),
    ),
    worker(passwordNoticeJob, (payload) => deliverPasswordNotice(context, payload.accountId)),
    worker(factorNoticeJob, (notice) => deliverFactorNotice(context, notice)),
    worker(guessingAlarmJob, ({ accountId }) => deliverGuessingAlarm(context, accountId)),
    worker(oldSignInNoticeJob, (payload) => deliverOldSignInNotice(context, payload.accountId)),
    worker(undoMailJob, (payload) => deliverUndoMail(context, payload)),
    worker(newEmailNoticeJob, (payload) => deliverNewEmailNotice(context, payload)),
    worker(undoneNoticeJob, (payload) => deliverUndoneNotice(context, payload)),
    worker(mobileNoticeJob, (payload) => deliverMobileNotice(context, payload.accountId)),
    worker(cleaningJob, () => removeExpired(context)),
  ];
}

/** Removes records that no rule reads any more. */
async function removeExpired({ database, now }: Context): Promise<void> {
  const instant = now();
  await deleteExpiredDevices(database, instant);
  await deleteExpiredSessions(database, instant);
  await deleteOldChallenges(database, instant);
  await deleteStaleTokens(database, { before: minutesAfter(instant, -sessionRules.member.idleMinutes) });
  await deleteOldEmailChanges(database, instant);
  await deleteOldAdditions(database, instant);
  await deleteOldCodes(database, minutesAfter(instant, -dayMinutes));
  await deleteOldAttempts(database, minutesAfter(instant, -dayMinutes));
  await deleteOldWrongTries(database, minutesAfter(instant, -dayMinutes));
  await deleteOldKnownDevices(database, deviceIsForgottenBefore(instant));
  await deleteUnverifiedAccounts(database, minutesAfter(instant, -dayMinutes * unverifiedAccountDays));
  await deleteOldRegistrations(database, minutesAfter(instant, -dayMinutes * registrationRecordDays));
}

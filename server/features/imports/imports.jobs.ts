import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deleteOldChunks, deleteOldImports } from './imports.repository.ts';
import { daysBefore, invitationDays, retentionDays } from './imports.rules.ts';
import { deleteExpiredInvitations } from './invitations/answers.repository.ts';
import {
  deliverInvitation,
  deliverInvitationJob,
  queueInvitations,
} from './invitations/deliver-invitations.ts';
import { drawPhotosJob, workOnPhotos } from './photos/work-on-photos.ts';
import { removePeopleJob, removeSomePeople } from './invitations/remove-people.ts';
import { runImportJob, workOnImport } from './run-import.ts';
import { deleteWordsWithoutRows } from './words/words.repository.ts';

const queueInvitationsJob: Job<object> = { name: 'imports.pace', schedule: '* * * * *' };
const cleaningJob: Job<object> = { name: 'imports.cleaning', schedule: '29 * * * *' };

export function importsWorkers(context: Context): JobWorker[] {
  return [
    worker(runImportJob, ({ importId }) => workOnImport(context, importId)),
    worker(drawPhotosJob, ({ importId }) => workOnPhotos(context, importId)),
    worker(deliverInvitationJob, ({ invitationId }) => deliverInvitation(context, invitationId)),
    worker(removePeopleJob, ({ importId }) => removeSomePeople(context, importId)),
    worker(queueInvitationsJob, () => queueInvitations(context)),
    worker(cleaningJob, () => removeExpired(context)),
  ];
}

/** Deletes personal data whose retention has ended. */
async function removeExpired({ database, now }: Context): Promise<void> {
  const instant = now();
  await deleteExpiredInvitations(database, daysBefore(instant, invitationDays));
  await deleteOldChunks(database, {
    finished: daysBefore(instant, retentionDays.rowsWhenDone),
    created: daysBefore(instant, retentionDays.rowsOtherwise),
  });
  await deleteWordsWithoutRows(database);
  await deleteOldImports(database, {
    created: daysBefore(instant, retentionDays.imports),
    receiving: daysBefore(instant, retentionDays.receiving),
  });
}

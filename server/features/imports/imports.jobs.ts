import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { deleteExpiredInvitations } from './answers.repository.ts';
import { deliverInvitation } from './deliver-invitation.ts';
import { deleteOldChunks, deleteOldImports, listRunningImports } from './imports.repository.ts';
import { daysBefore, invitationDays, keptDays } from './imports.rules.ts';
import { deliverInvitationJob, runImportJob } from './ordered-work.jobs.ts';
import { queueInvitations } from './queue-invitations.ts';
import { workOnImport } from './work-on-import.ts';

const paceJob: Job<object> = { name: 'imports.pace', schedule: '* * * * *' };
const cleaningJob: Job<object> = { name: 'imports.cleaning', schedule: '29 * * * *' };

export function importsWorkers(context: Context): JobWorker[] {
  return [
    worker(runImportJob, ({ importId }) => workOnImport(context, importId)),
    worker(deliverInvitationJob, ({ invitationId }) => deliverInvitation(context, invitationId)),
    worker(paceJob, () => queueInvitations(context)),
    worker(cleaningJob, () => removeExpired(context)),
  ];
}

/** Goes on with the imports of a process that ended: called when this one starts. */
export async function resumeImports(context: Context): Promise<void> {
  const running = await listRunningImports(context.database);
  await context.transact(async ({ enqueue }) => {
    for (const importId of running) await enqueue(runImportJob, { importId });
  });
}

/** Removes what nobody needs any more: privacy by forgetting. */
async function removeExpired({ database, now }: Context): Promise<void> {
  const instant = now();
  await deleteExpiredInvitations(database, daysBefore(instant, invitationDays));
  await deleteOldChunks(database, {
    finished: daysBefore(instant, keptDays.rowsWhenDone),
    created: daysBefore(instant, keptDays.rowsOtherwise),
  });
  await deleteOldImports(database, {
    created: daysBefore(instant, keptDays.imports),
    receiving: daysBefore(instant, keptDays.receiving),
  });
}

import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { removeInvitedPhotos } from '#server/features/photos/photos.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { problem } from '#server/platform/problem.ts';
import { showImport } from '../import-records.ts';
import { countRemoved, lockImport, updateImport } from '../imports.repository.ts';
import { isBusy } from '../imports.rules.ts';
import { deleteInvitations, giveBackPeople, lockUnanswered } from './answers.repository.ts';
import { forgetPhotosOfRemoved } from '../photos/import-photos.repository.ts';
import { countInvitations } from './invitations.repository.ts';

/** Erases some of the people of an import, and queues itself for the others. */
export const removePeopleJob: Job<{ importId: number }> = { name: 'imports.remove-people' };

/** So many people are erased in one transaction. */
const peoplePerTask = 200;

/**
 * Begins to remove the people of an import who have not answered, which a job carries out, and records it. Throws not_found or
 * import_is_running.
 */
export async function removePeople(
  context: Context,
  { importId, administratorId }: { importId: number; administratorId: number },
): Promise<ImportDetails> {
  await context.transact(async ({ database, enqueue }) => {
    const found = await lockImport(database, importId);
    if (found === undefined) throw problem('not_found');
    if (isBusy(found)) throw problem('import_is_running');
    const { waiting, invited, broughtBefore } = await countInvitations(database, importId);
    const removal = { removedAt: context.now(), removedBy: administratorId, removedPeople: 0 };
    await updateImport(database, { id: importId, isRemoving: true, ...removal });
    await enqueue(removePeopleJob, { importId });
    await recordAction(database, {
      administratorId,
      action: 'invitations.removed',
      subject: `import ${importId}`,
      after: { people: waiting + invited - broughtBefore },
      now: context.now(),
    });
  });
  return showImport(context, importId);
}

/**
 * Erases the next people that an import alone brought; those of another sheet stay with it. Unlike those who decline, they are not remembered:
 * nobody of them asked for it, and a mended sheet brings them again.
 */
export async function removeSomePeople(context: Context, importId: number): Promise<void> {
  await context.transact(async (work) => {
    const ids = await lockUnanswered(work.database, { importId, most: peoplePerTask });
    for (const id of ids) await removeInvitedPhotos(work, id);
    await deleteInvitations(work.database, ids);
    await countRemoved(work.database, { importId, people: ids.length });
    // Somebody who claims the profile at this moment makes a batch smaller, so only an empty one is the last.
    if (ids.length > 0) await work.enqueue(removePeopleJob, { importId });
    else {
      await giveBackPeople(work.database, importId);
      await forgetPhotosOfRemoved(work.database, importId);
      await updateImport(work.database, { id: importId, isRemoving: false });
    }
  });
}

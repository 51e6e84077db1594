import { lockAccount } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { findDeletion, listDueDeletions } from './account-deletions.repository.ts';
import { eraseMember } from './erase-member.ts';
import { removeFoldersJob } from './folders.jobs.ts';

const mostAtOnce = 200;

/** Erases everybody whose week to change their mind is over; each for themselves, so that one who cannot be holds up nobody. */
export async function eraseDueAccounts(context: Context): Promise<void> {
  const now = context.now();
  const due = await listDueDeletions(context.database, { now, most: mostAtOnce });
  const failures: unknown[] = [];
  for (const accountId of due) {
    try {
      await eraseWhenDue(context, { accountId, now });
    } catch (error) {
      failures.push(error);
    }
  }
  // The queue tries again, and the operator reads why.
  if (failures.length > 0) throw new AggregateError(failures, 'Some accounts could not be erased');
}

async function eraseWhenDue(
  { transact }: Context,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await transact(async (work) => {
    await lockAccount(work.database, accountId);
    // Somebody may have changed their mind in the last moment.
    const deletion = await findDeletion(work.database, accountId);
    if (deletion === undefined || deletion.dueAt > now) return;
    const erased = await eraseMember(work.database, { accountId, now });
    if (erased !== null && erased.folders.length > 0) {
      await work.enqueue(removeFoldersJob, { folders: erased.folders });
    }
  });
}

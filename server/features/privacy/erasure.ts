import {
  deleteCodesTo,
  deleteMember,
  listIdentifiers,
  lockAccount,
  type Texting,
} from '#server/features/accounts/accounts.ts';
import { eraseFromConversations } from '#server/features/conversations/conversations.ts';
import { closeInvitationsTo } from '#server/features/imports/imports.ts';
import { lockPhotoFolders } from '#server/features/photos/photos.ts';
import { eraseFromStories } from '#server/features/stories/stories.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findDeletion, listDueDeletions } from './account-deletions.repository.ts';
import { deleteExportOf } from './data-exports.repository.ts';
import { folderOfExport } from './privacy.rules.ts';
import { removeFoldersJob } from './remove-files.ts';

const accountsPerRun = 200;

/** Erases the accounts that are due, each in a transaction of its own, so that a failure of one does not stop the others. */
export async function eraseDueAccounts(context: Context): Promise<void> {
  const now = context.now();
  const due = await listDueDeletions(context.database, { now, limit: accountsPerRun });
  const failures: unknown[] = [];
  for (const accountId of due) {
    try {
      await eraseIfDue(context, { accountId, now });
    } catch (error) {
      failures.push(error);
    }
  }
  // The queue retries, and logs the reasons for the operator.
  if (failures.length > 0) throw new AggregateError(failures, 'Some accounts could not be erased');
}

async function eraseIfDue(
  { transact, configuration }: Context,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await transact(async (work) => {
    await lockAccount(work.database, accountId);
    // The deletion may have been cancelled before the lock.
    const deletion = await findDeletion(work.database, accountId);
    if (deletion === undefined || deletion.dueAt > now) return;
    const erased = await eraseMember({ configuration, database: work.database }, { accountId, now });
    if (erased !== null && erased.folders.length > 0) {
      await work.enqueue(removeFoldersJob, { folders: erased.folders });
    }
  });
}

/**
 * Erases a member inside a transaction: the account with all rows that refer to it, their review among them, the stories about
 * them, and invitations of an import to their addresses. Four things stay: the record of the registration, which the law requires
 * for a year, payments with their receipts, which it requires for longer, reports with their messages, and conversations as the other
 * ones have them, both of which refer to the member by a number alone. Returns the folders of the file store to remove after the
 * commit and the number of unanswered invitations closed; null when there is no such member.
 */
export async function eraseMember(
  context: Texting & { database: Database },
  { accountId, now }: { accountId: number; now: Date },
): Promise<{ folders: string[]; invitations: number } | null> {
  const { database } = context;
  const account = await lockAccount(database, accountId);
  if (account?.role !== 'user') return null;
  const storyFolders = await eraseFromStories(database, accountId);
  // Without a number that is not proved where it could be: it may be somebody else's.
  const identifiers = await listIdentifiers(context, account);
  const invitations = await closeInvitationsTo(database, { identifiers, now });
  await deleteCodesTo(database, identifiers);
  const photoFolders = await lockPhotoFolders(database, accountId);
  const fileKey = await deleteExportOf(database, accountId);
  await eraseFromConversations(database, accountId);
  await deleteMember(database, account.email);
  const exportFolders = fileKey === null ? [] : [folderOfExport(fileKey)];
  const folders = [...photoFolders, ...storyFolders, ...exportFolders];
  return { folders, invitations };
}

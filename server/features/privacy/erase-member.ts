import { deleteCodesTo, deleteMember, lockAccount } from '#server/features/accounts/accounts.ts';
import { closeInvitationsTo } from '#server/features/imports/imports.ts';
import { forgetPhotosOf } from '#server/features/photos/photos.ts';
import { deleteReviewsOf } from '#server/features/reviews/reviews.ts';
import { deleteStoriesOf } from '#server/features/stories/stories.ts';
import type { Database } from '#server/platform/database/database.ts';
import { takeExportOf } from './data-exports.repository.ts';
import { folderOfCopy } from './store-names.rules.ts';

/**
 * Folders of the file store that belong to nobody any more, to be removed after the commit; and how many unanswered
 * invitations of an import were closed.
 */
export type Erased = { folders: string[]; invitations: number };

/**
 * Erases a member inside a transaction: everything that hangs on the account, the stories that tell of them, the reviews
 * that they wrote, and what an import has brought about the same person. Kept are the record of the registration, which the
 * law asks for, for a year, and reports, in which nothing but the number is left. Null when there is no such member.
 */
export async function eraseMember(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<Erased | null> {
  const account = await lockAccount(database, accountId);
  if (account?.role !== 'user') return null;
  const { email, mobile } = account;
  await deleteStoriesOf(database, accountId);
  await deleteReviewsOf(database, accountId);
  const identifiers = mobile === null ? [email] : [email, mobile];
  const invitations = await closeInvitationsTo(database, { identifiers, now });
  await deleteCodesTo(database, identifiers);
  const photoFolders = await forgetPhotosOf(database, accountId);
  const copy = await takeExportOf(database, accountId);
  await deleteMember(database, email);
  const folders = copy === null ? photoFolders : [...photoFolders, folderOfCopy(copy)];
  return { folders, invitations };
}

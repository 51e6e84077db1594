import { findAccountById } from '#server/features/accounts/accounts.ts';
import { announceMemberChange } from '#server/features/settings/settings.ts';
import { isShownToOthers } from '#server/features/visibility/visibility.ts';
import type { Work } from '#server/platform/database/transact.ts';

/**
 * Announces a change of a member to those connected with them, if others see the member now. A hidden member's changes are announced to
 * nobody, like those of a member who blocked the other.
 */
export async function announceIfShown(
  work: Pick<Work, 'database' | 'announce'>,
  accountId: number,
): Promise<void> {
  const account = await findAccountById(work.database, accountId);
  if (account !== undefined && isShownToOthers(account)) await announceMemberChange(work, accountId);
}

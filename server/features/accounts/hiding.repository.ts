import { refreshMatching } from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Hides a member from everybody or shows them again, inside a transaction. */
export async function changeHiding(
  database: Database,
  { accountId, isHidden }: { accountId: number; isHidden: boolean },
): Promise<void> {
  await database.updateTable('accounts').set({ isHidden }).where('id', '=', accountId).execute();
  await refreshMatching(database, [accountId]);
}

import { refreshMatching } from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';

/** Changes members in one transaction, as the product does it, but without its jobs and live events. */
export async function changeMembers<Result>(
  database: Database,
  run: (work: Pick<Work, 'database' | 'memberChanged'>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    const changed = new Set<number>();
    const result = await run({
      database: transaction,
      memberChanged: (accountId) => void changed.add(accountId),
    });
    await refreshMatching(transaction, [...changed]);
    return result;
  });
}

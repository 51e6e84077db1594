import type { Context } from '#server/platform/context.ts';
import { refreshMatching } from './matching-rows.repository.ts';
import { listStaleShares, refreshStatistics } from './shares.repository.ts';

const membersAtOnce = 2000;

/** Counts how often the values of facts occur, and brings the shares that are stored with each preference up to date. */
export async function refreshShares({
  database,
  transact,
}: Pick<Context, 'database' | 'transact'>): Promise<void> {
  await refreshStatistics(database);
  for (let after: number | null = 0; after !== null;) {
    const { ids, last }: Awaited<ReturnType<typeof listStaleShares>> = await listStaleShares(database, {
      after,
      most: membersAtOnce,
    });
    await transact((work) => refreshMatching(work.database, ids));
    after = last;
  }
}

import type { Store } from '#scripts/operator/open-store.ts';
import { refreshMatching } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';

/** What use cases that are measured in this process need: the database, the clock and transactions; they enqueue nothing. */
export function contextOf(store: Store): Context {
  const { database } = store;
  const transact: Context['transact'] = (run) =>
    database.transaction().execute((transaction) => runIn(transaction, run));
  return { ...store, transact } as unknown as Context;
}

/** Runs a change as the product does, without its jobs and live events. */
async function runIn<Result>(
  database: Context['database'],
  run: (work: Work) => Promise<Result>,
): Promise<Result> {
  const changed = new Set<number>();
  const result = await run({
    database,
    enqueue: () => Promise.resolve(),
    announce: () => undefined,
    memberChanged: (accountId) => void changed.add(accountId),
  });
  await refreshMatching(database, [...changed]);
  return result;
}

/** Thrown to take back what was done only to be measured. */
class TakenBack extends Error {}

/** Runs use cases in one transaction, which is rolled back. Throws what they throw. */
export async function takeBack(context: Context, work: (inside: Context) => Promise<unknown>): Promise<void> {
  const runAll = async (database: Context['database']) => {
    await work({ ...context, database, transact: (run) => runIn(database, run) });
    throw new TakenBack();
  };
  await context.database
    .transaction()
    .execute(runAll)
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
}

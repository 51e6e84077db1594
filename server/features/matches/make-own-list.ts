import type { Context } from '#server/platform/context.ts';
import { findDailyList } from './daily-matches.repository.ts';
import { storeDecided } from './daily-places.repository.ts';
import { fillList } from './find-places.ts';
import { orderLists } from './order-lists.ts';
import { readBatch } from './read-batch.ts';
import { readDay } from './read-day.ts';

/**
 * The partners of a member's list of today, in their order. Who has none yet, or one that is still being gathered, gets it now;
 * of calls at once the first to store it decides for all.
 */
export async function makeOwnList(
  context: Pick<Context, 'database' | 'now' | 'transact'>,
  accountId: number,
): Promise<number[]> {
  const day = await readDay(context);
  const wanted = { accountId, day: day.day };
  const known = await findDailyList(context.database, wanted);
  if (known?.isOpen === false) return known.partnerIds;
  const batch = await readBatch(context, { day, accountIds: [accountId] });
  await fillList(context, { batch, accountId });
  const closed = await orderLists(context, { batch, accountIds: [accountId] });
  const { placements } = batch;
  await context.transact(({ database }) =>
    storeDecided(database, { day: day.day, placements, closed, at: context.now() }),
  );
  return (await findDailyList(context.database, wanted))?.partnerIds ?? [];
}

import { soughtGendersOf } from '#server/features/visibility/visibility.ts';
import { notifyMany } from '#server/features/notifications/notifications.ts';
import type { Context } from '#server/platform/context.ts';
import { storeDecided } from './daily-places.repository.ts';
import {
  countActive,
  deleteDaysBefore,
  findRun,
  listNextMembers,
  moveRun,
  type Run,
} from './daily-runs.repository.ts';
import { fillList, findAnyPlace, placePairs } from './find-places.ts';
import { orderLists } from './order-lists.ts';
import { type Batch, readBatch } from './read-batch.ts';
import { type Day, readDay } from './read-day.ts';
import { shareAppearances, stages } from './spread.rules.ts';

type Sources = Pick<Context, 'database' | 'now' | 'transact'>;
type Shares = ReadonlyMap<string, number>;

/** Members of one batch: few, so that memory is bounded and a killed process repeats little. */
const batchSize = 40;

/**
 * Makes the lists of the day for all active members, going on where somebody stopped, as long as `mayGoOn`. True when there is
 * more to do; somebody else who is at it goes on alone.
 */
export async function makeTodaysMatches(context: Sources, mayGoOn: () => boolean): Promise<boolean> {
  const day = await readDay(context);
  const run = await findRun(context.database, day.day);
  if (run.isFinished) return false;
  const active = await countActive(context.database, day.activeSince);
  const shares = shareAppearances(active, soughtGendersOf);
  let outcome: BatchOutcome = 'more';
  while (outcome === 'more' && mayGoOn()) outcome = await makeBatch(context, { day, shares });
  if (outcome === 'finished') await deleteDaysBefore(context.database, day.keptSince);
  return outcome === 'more';
}

/** `taken`: another process did the same batch first. */
type BatchOutcome = 'more' | 'finished' | 'taken';

/**
 * Looks at the next members of the stage that the day is in; what is decided, how far it came, and notices of the lists
 * that are ready are stored together.
 */
async function makeBatch(
  context: Sources,
  { day, shares }: { day: Day; shares: Shares },
): Promise<BatchOutcome> {
  const run = await findRun(context.database, day.day);
  if (run.isFinished) return 'finished';
  const wanted = { ...day, stage: run.stage, after: run.lastAccountId, most: batchSize };
  const accountIds = await listNextMembers(context.database, wanted);
  const batch = await readBatch(context, { day, accountIds });
  const closed = await decide(context, { batch, run, accountIds, shares });
  const to = nextRun(run, accountIds);
  const at = context.now();
  const isMine = await context.transact(async (work) => {
    const { database } = work;
    const isMoved = await moveRun(database, { day: day.day, from: run, to, at });
    if (!isMoved) return false;
    const { placements } = batch;
    const lists = await storeDecided(database, { day: day.day, placements, closed, at });
    const tellings = lists.map(({ accountId, count }) => ({
      accountId,
      notice: { kind: 'todays_matches', details: { count } } as const,
    }));
    await notifyMany(work, { tellings, now: at });
    return true;
  });
  if (!isMine) return 'taken';
  return to.isFinished ? 'finished' : 'more';
}

type Work = { batch: Batch; run: Run; accountIds: readonly number[]; shares: Shares };

async function decide(
  context: Sources,
  { batch, run: { stage }, accountIds, shares }: Work,
): Promise<Map<number, number[]>> {
  if (stage === 'closing') return orderLists(context, { batch, accountIds });
  for (const accountId of accountIds) {
    if (stage === 'filling') await fillList(context, { batch, accountId });
    else if (stage === 'unseen') await findAnyPlace(context, { batch, accountId });
    else await placePairs(context, { batch, accountId, shares });
  }
  return new Map();
}

/** A batch that is not full was the last of its stage. */
function nextRun({ stage }: Run, accountIds: readonly number[]): Run {
  const last = accountIds.at(-1);
  if (last !== undefined && accountIds.length === batchSize) {
    return { stage, lastAccountId: last, isFinished: false };
  }
  const next = stages[stages.indexOf(stage) + 1];
  return { stage: next ?? stage, lastAccountId: 0, isFinished: next === undefined };
}

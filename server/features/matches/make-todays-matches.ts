import { notifyMany } from '#server/features/notifications/notifications.ts';
import { soughtGendersOf } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { type Batch, findSiteDay, readBatch, type SiteDay } from './daily-batch.ts';
import { deleteAnnouncedBefore } from './announced-matches.repository.ts';
import { storeDecisions } from './daily-lists.repository.ts';
import { fillList, orderLists, pairMember, suggestUnseen } from './daily-lists.ts';
import {
  advanceRun,
  countActive,
  deleteDaysBefore,
  findRun,
  listNextMembers,
  type Run,
} from './daily-runs.repository.ts';
import { shareAppearances, stages } from './spread.rules.ts';

/** The site's day begins at midnight of its own time zone, so the job checks often whether a new one has begun. */
export const todaysMatchesJob: Job<object> = { name: 'matches.todays', schedule: '*/10 * * * *' };

/** A job ends after this time and enqueues the next one, so that a stopping process need not wait long. */
const sliceMilliseconds = 8000;

export async function runTodaysMatchesJob(context: Context): Promise<void> {
  const deadline = performance.now() + sliceMilliseconds;
  const isUnfinished = await makeTodaysMatches(context, () => performance.now() < deadline);
  if (isUnfinished) await context.transact(({ enqueue }) => enqueue(todaysMatchesJob, {}));
}

type Sources = Pick<Context, 'database' | 'now' | 'transact'>;
type Shares = ReadonlyMap<string, number>;

/** Members of one batch: few, so that memory is bounded and a killed process repeats little. */
const batchSize = 40;

/**
 * Makes today's lists for all active members, batch by batch while `mayContinue`, starting where the last run ended. True when
 * more is left to do; false also when another process is working on it.
 */
export async function makeTodaysMatches(context: Sources, mayContinue: () => boolean): Promise<boolean> {
  const day = await findSiteDay(context);
  const run = await findRun(context.database, day.day);
  if (run.isFinished) return false;
  const active = await countActive(context.database, day.activeSince);
  const shares = shareAppearances(active, soughtGendersOf);
  let outcome: BatchOutcome = 'more';
  while (outcome === 'more' && mayContinue()) outcome = await makeBatch(context, { day, shares });
  if (outcome === 'finished') {
    await deleteDaysBefore(context.database, day.storedSince);
    await deleteAnnouncedBefore(context.database, day.announcedSince);
  }
  return outcome === 'more';
}

/** `taken`: another process stored the same batch first. */
type BatchOutcome = 'more' | 'finished' | 'taken';

/** Stores the decisions for the next batch, the progress of the run, and the notifications of finished lists together. */
async function makeBatch(
  context: Sources,
  { day, shares }: { day: SiteDay; shares: Shares },
): Promise<BatchOutcome> {
  const run = await findRun(context.database, day.day);
  if (run.isFinished) return 'finished';
  const query = { ...day, stage: run.stage, after: run.lastAccountId, most: batchSize };
  const accountIds = await listNextMembers(context.database, query);
  const batch = await readBatch(context, { day, accountIds });
  const closed = await runStage(context, { batch, run, accountIds, shares });
  const to = nextRun(run, accountIds);
  const at = context.now();
  const isStored = await context.transact(async (work) => {
    const { database } = work;
    const isAdvanced = await advanceRun(database, { day: day.day, from: run, to, at });
    if (!isAdvanced) return false;
    const { suggestions } = batch;
    const announced = await storeDecisions(database, { day: day.day, suggestions, closed, at });
    const notifications = announced.map(({ accountId, count }) => ({
      accountId,
      notification: { kind: 'todays_matches', details: { count } } as const,
    }));
    await notifyMany(work, { notifications, now: at });
    return true;
  });
  if (!isStored) return 'taken';
  return to.isFinished ? 'finished' : 'more';
}

type StageWork = { batch: Batch; run: Run; accountIds: readonly number[]; shares: Shares };

/** Runs a stage on a batch: adds its suggestions to the batch, and returns the lists to close, in their order. */
async function runStage(
  context: Sources,
  { batch, run: { stage }, accountIds, shares }: StageWork,
): Promise<Map<number, number[]>> {
  if (stage === 'closing') return orderLists(context, { batch, accountIds });
  for (const accountId of accountIds) {
    if (stage === 'filling') await fillList(context, { batch, accountId });
    else if (stage === 'unseen') await suggestUnseen(context, { batch, accountId });
    else await pairMember(context, { batch, accountId, shares });
  }
  return new Map();
}

/** A batch that is not full is the last of its stage. */
function nextRun({ stage }: Run, accountIds: readonly number[]): Run {
  const last = accountIds.at(-1);
  if (last !== undefined && accountIds.length === batchSize) {
    return { stage, lastAccountId: last, isFinished: false };
  }
  const next = stages[stages.indexOf(stage) + 1];
  return { stage: next ?? stage, lastAccountId: 0, isFinished: next === undefined };
}

import type { Context } from '#server/platform/context.ts';
import { expectToMeetAll } from './birth-years.rules.ts';
import { countExactly, rankExactly } from './exact-ranking.repository.ts';
import {
  countFound,
  findByActivityRank,
  findByScore,
  type IndexScan,
  type RankedByScore,
} from './index-scans.repository.ts';
import type { StatedCondition } from './pair.repository.ts';
import {
  type CandidateQuery,
  planExactRanking,
  planFullScan,
  planLikely,
  planNearScans,
  planPerfectScan,
  planRanking,
  type RankingPlan,
} from './plan-scans.ts';
import {
  bounds,
  leastExpected,
  mostCounted,
  narrowNames,
  perfectAtOnce,
  type Phase,
  scoredAtOnce,
  shareWithin,
  shortRange,
} from './ranking.rules.ts';

type Sources = Pick<Context, 'database' | 'now'>;

/** How many pass the must-haves of both sides, up to a bound; `hasMore`: there are more, or not everyone was read. */
type Total = { count: number; hasMore: boolean };

/**
 * The next candidates of a ranking, best first, and the phase in which it continues. `isLast`: no one comes after them. `total`
 * is how many candidates there are with these, where the ranking compared all of them.
 */
export type RankedRange = { ids: number[]; phase: Phase; isLast: boolean; total: Total | null };

/**
 * The seeker's next candidates, in the order of score, certainty, activity rank and id, within `bounds` whatever the
 * population. Repeated until `isLast`, it returns everyone who passes the must-haves of both sides. Returns at least `least`
 * (one or more), or fewer when the bounds are reached.
 */
export async function rankCandidates(
  context: Sources,
  { phase, least, ...query }: CandidateQuery & { phase: Phase; least: number },
): Promise<RankedRange> {
  const plan = await planRanking(context, query);
  if (plan.readsAll) {
    return rankEverybody(context, { plan, least });
  }
  const ids: number[] = [];
  if (phase !== 'score' && !isPerfectLeftOut(plan)) {
    const found = await findByActivityRank(context.database, {
      // Their scores are equal, so the scan returns them in their final order.
      scan: planPerfectScan(plan),
      most: Math.max(perfectAtOnce, least),
      upTo: phase.upTo,
    });
    ids.push(...found.map(idOf));
    const last = found.at(-1);
    if (last !== undefined && ids.length >= least) {
      return { ids, phase: { upTo: last.activityRank }, isLast: false, total: null };
    }
  }
  const others = { ...plan, excluded: [...query.excluded, ...ids] };
  const scored = await rankByScore(context, { plan: others, least: least - ids.length });
  return { ids: [...ids, ...scored.ids], phase: 'score', isLast: scored.isLast, total: null };
}

/** One statement that also counts: it returns so many that their number is the total. */
async function rankEverybody(
  { database }: Sources,
  { plan, least }: { plan: RankingPlan; least: number },
): Promise<RankedRange> {
  const atOnce = Math.max(least, scoredAtOnce);
  const most = Math.max(atOnce, mostCounted) + 1;
  const found = await rankExactly(database, planExactRanking(plan, most));
  const isLast = found.length <= atOnce;
  return { ids: found.slice(0, atOnce), phase: 'score', isLast, total: totalOf(found.length) };
}

/** No scan of its own for perfect candidates: those for near ones find them all, few are expected, or nothing is stated. */
function isPerfectLeftOut({ stated, driving, selectivity, seeker }: RankingPlan): boolean {
  const [rarest] = driving;
  const isShort =
    rarest !== undefined && !narrowNames.has(rarest.name) && selectivity.rows * rarest.share <= shortRange;
  const expected = expectToMeetAll(seeker.preference, { ...selectivity, today: seeker.today, driving });
  const isRare = expected * shareWithin(seeker, selectivity) < leastExpected;
  return stated.length === 0 || isShort || isRare;
}

type Scored = { ids: number[]; isLast: boolean };

/** Those of a high score, as far as the scans for them look; nobody where nothing is stated, because no wish selects them. */
async function findNear(
  { database }: Pick<Context, 'database'>,
  plan: RankingPlan,
): Promise<RankedByScore[]> {
  const { stated } = plan;
  if (stated.length === 0) return [];
  return findByScore(database, {
    scans: planNearScans(plan),
    stated,
    most: scoredAtOnce,
    likely: planLikely(plan),
  });
}

/** The score phase: near candidates, else everyone. */
async function rankByScore(
  context: Pick<Context, 'database'>,
  { plan, least }: { plan: RankingPlan; least: number },
): Promise<Scored> {
  const { stated } = plan;
  const near = await findNear(context, plan);
  if (near.length >= Math.max(1, least)) return { ids: near.map(idOf), isLast: false };
  const scan = planFullScan({ ...plan, excluded: [...plan.excluded, ...near.map(idOf)] });
  const others = await findByScore(context.database, { scans: [scan], stated, most: scoredAtOnce });
  const ids = [...near, ...others].map(idOf);
  if (ids.length > 0 || plan.isThorough !== true) return { ids, isLast: ids.length === 0 };
  return scanFurther(context, { stated, scan });
}

/** Widens the scan step by step when everyone within the usual bounds is listed already or passes nothing. */
async function scanFurther(
  { database }: Pick<Context, 'database'>,
  { stated, scan }: { stated: readonly StatedCondition[]; scan: IndexScan },
): Promise<Scored> {
  for (const bound of bounds.far) {
    const scans = [{ ...scan, ...bound }];
    const found = await findByScore(database, { scans, stated, most: scoredAtOnce });
    if (found.length > 0) return { ids: found.map(idOf), isLast: false };
  }
  return { ids: [], isLast: true };
}

function idOf({ accountId }: { accountId: number }): number {
  return accountId;
}

/** Whether a ranking compares all candidates, and so counts them. */
export async function comparesAll(context: Sources, query: CandidateQuery): Promise<boolean> {
  return (await planRanking(context, query)).readsAll;
}

/** Counts the candidates where no ranking does. */
export async function countCandidates(context: Sources, query: CandidateQuery): Promise<Total> {
  const plan = await planRanking(context, query);
  if (plan.readsAll) {
    return totalOf(await countExactly(context.database, planExactRanking(plan, mostCounted + 1)));
  }
  const scan = { ...planFullScan(plan), ...bounds.counting };
  const count = await countFound(context.database, { scan, most: mostCounted + 1 });
  return { count: Math.min(count, mostCounted), hasMore: true };
}

function totalOf(count: number): Total {
  return { count: Math.min(count, mostCounted), hasMore: count > mostCounted };
}

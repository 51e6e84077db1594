import type { Context } from '#server/platform/context.ts';
import { countFound, findByActivityRank, findByScore, type IndexScan } from './index-scans.repository.ts';
import type { StatedCondition } from './pair.repository.ts';
import {
  type CandidateQuery,
  planFullScan,
  planNearScans,
  planPerfectScan,
  planRanking,
  type RankingPlan,
} from './plan-scans.ts';
import {
  bounds,
  leastNearScore,
  mostCounted,
  perfectAtOnce,
  type Phase,
  scoredAtOnce,
} from './ranking.rules.ts';

type Sources = Pick<Context, 'database' | 'now'>;

/** The next candidates of a ranking, best first, and the phase in which it continues. `isLast`: no one comes after them. */
export type RankedRange = { ids: number[]; phase: Phase; isLast: boolean };

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
  const ids: number[] = [];
  for (const { tier, upTo } of listPerfectPhases(plan, phase)) {
    const excluded = [...query.excluded, ...ids];
    // All that are missing at once: otherwise the next tier would begin before this one ended.
    const most = Math.max(perfectAtOnce, least - ids.length);
    // Perfect candidates of a tier have equal scores, so the scan returns them in their final order.
    const scan = planPerfectScan({ ...plan, excluded }, tier);
    const found = await findByActivityRank(context.database, { scan, most, upTo });
    ids.push(...found.map(idOf));
    const last = found.at(-1);
    if (last === undefined || ids.length < least) continue;
    return { ids, phase: { tier, upTo: last.activityRank }, isLast: false };
  }
  const excluded = [...query.excluded, ...ids];
  const scored = await rankByScore(context, { plan: { ...plan, excluded }, least: least - ids.length });
  return { ids: [...ids, ...scored.ids], phase: 'score', isLast: scored.isLast };
}

type PerfectPhase = Exclude<Phase, 'score'>;

/** The perfect tiers that are left. None where everyone is compared anyway. */
function listPerfectPhases({ missesOnly, only, stated }: RankingPlan, phase: Phase): PerfectPhase[] {
  if (phase === 'score' || missesOnly || only !== undefined) return [];
  if (phase.tier === 'open') return [phase];
  const open: PerfectPhase = { tier: 'open', upTo: null };
  // Without a stated criterion no one is certain.
  return stated.length === 0 ? [open] : [phase, open];
}

type Scored = { ids: number[]; isLast: boolean };

/** The score phase: near candidates where not everyone is read, else everyone. */
async function rankByScore(
  context: Pick<Context, 'database'>,
  { plan, least }: { plan: RankingPlan; least: number },
): Promise<Scored> {
  const { stated, readsAll } = plan;
  const { database } = context;
  const most = scoredAtOnce;
  const scans = readsAll ? [] : planNearScans(plan);
  const near = await findByScore(database, { scans, stated, most, leastScore: leastNearScore });
  if (near.length >= Math.max(1, least)) return { ids: near.map(idOf), isLast: false };
  const scan = planFullScan({ ...plan, excluded: [...plan.excluded, ...near.map(idOf)] });
  const others = await findByScore(database, { scans: [scan], stated, most, leastScore: 0 });
  const ids = [...near, ...others].map(idOf);
  // A full result may be cut off, because the statistics can underestimate.
  if (readsAll) return { ids, isLast: others.length < most };
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
    const found = await findByScore(database, { scans, stated, most: scoredAtOnce, leastScore: 0 });
    if (found.length > 0) return { ids: found.map(idOf), isLast: false };
  }
  return { ids: [], isLast: true };
}

function idOf({ accountId }: { accountId: number }): number {
  return accountId;
}

/** How many pass the must-haves of both sides, up to a bound; `hasMore`: there are more, or not everyone was read. */
export async function countCandidates(
  context: Sources,
  query: CandidateQuery,
): Promise<{ count: number; hasMore: boolean }> {
  const plan = await planRanking(context, query);
  const { readsAll } = plan;
  const scan = { ...planFullScan(plan), ...(readsAll ? {} : bounds.counting) };
  const count = await countFound(context.database, { scan, most: mostCounted + 1 });
  return { count: Math.min(count, mostCounted), hasMore: count > mostCounted || !readsAll };
}

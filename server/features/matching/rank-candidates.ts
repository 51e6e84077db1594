import type { Context } from '#server/platform/context.ts';
import { findBest, findFirst, type Walk } from './candidates.repository.ts';
import type { Stated } from './pair.repository.ts';
import { type Asked, planRanking, type Ranking, walkEverybody, walkNear, walkPerfect } from './plan-walks.ts';
import { bounds, leastNearScore, type Phase } from './ranking.rules.ts';

/** The next stretch of a list, best first, and where it goes on. `isLast`: nobody comes after it. */
export type Stretch = { ids: number[]; phase: Phase; isLast: boolean };

/**
 * The next members of the seeker's list, in the order of score, certainty, standing and id, looking at a bounded number of
 * candidates whatever the population (`bounds`). Called until it is the last, it finds everybody who passes the must-haves of
 * both sides. `least` is one or more.
 */
export async function rankCandidates(
  context: Pick<Context, 'database' | 'now'>,
  { phase, least, ...asked }: Asked & { phase: Phase; least: number },
): Promise<Stretch> {
  const ranking = await planRanking(context, asked);
  const ids: number[] = [];
  for (const place of listTiers(ranking, phase)) {
    const excluded = [...asked.excluded, ...ids];
    // All that are asked for at once: otherwise the next tier would begin before this one ended.
    const most = Math.max(bounds.perfect, least - ids.length);
    // Their scores are equal, so the walk is in order and may end early.
    const walk = walkPerfect({ ...ranking, excluded }, place.tier);
    const found = await findFirst(context.database, { walk, most, below: place.below });
    ids.push(...found.map(idOf));
    const last = found.at(-1);
    if (last === undefined || ids.length < least) continue;
    return { ids, phase: { tier: place.tier, below: last.standing }, isLast: false };
  }
  const excluded = [...asked.excluded, ...ids];
  const rest = await rankRest(context, { ranking: { ...ranking, excluded }, least: least - ids.length });
  return { ids: [...ids, ...rest.ids], phase: 'rest', isLast: rest.isLast };
}

type Place = Exclude<Phase, 'rest'>;

/** The tiers that are still to be walked. Where all are compared anyway, none. */
function listTiers({ isMissing, only, stated }: Ranking, phase: Phase): Place[] {
  if (phase === 'rest' || isMissing || only !== undefined) return [];
  if (phase.tier === 'open') return [phase];
  const open: Place = { tier: 'open', below: null };
  // Of whoever states nothing, nothing is certain.
  return stated.length === 0 ? [open] : [phase, open];
}

/** All others by their score: those who are near, when there are too many to look at everybody, else everybody. */
async function rankRest(
  { database }: Pick<Context, 'database'>,
  { ranking, least }: { ranking: Ranking; least: number },
): Promise<{ ids: number[]; isLast: boolean }> {
  const { stated, isWhole } = ranking;
  const near = isWhole ? [] : walkNear(ranking);
  const some = await findBest(database, { walks: near, stated, most: bounds.ranked, least: leastNearScore });
  if (some.length >= Math.max(1, least)) return { ids: some.map(idOf), isLast: false };
  const excluded = [...ranking.excluded, ...some.map(idOf)];
  const walk = walkEverybody({ ...ranking, excluded });
  const others = await findBest(database, { walks: [walk], stated, most: bounds.ranked, least: 0 });
  const ids = [...some, ...others].map(idOf);
  // What the statistics underestimate may go on although all seemed to be looked at.
  if (isWhole) return { ids, isLast: others.length < bounds.ranked };
  if (ids.length > 0 || ranking.isThorough !== true) return { ids, isLast: ids.length === 0 };
  return rankFar({ database }, { stated, walk });
}

/** Those of lower standing than all who were looked at, when these are nobody or listed already. */
async function rankFar(
  { database }: Pick<Context, 'database'>,
  { stated, walk }: { stated: readonly Stated[]; walk: Walk },
): Promise<{ ids: number[]; isLast: boolean }> {
  for (const bound of bounds.far) {
    const found = await findBest(database, {
      walks: [{ ...walk, ...bound }],
      stated,
      most: bounds.ranked,
      least: 0,
    });
    if (found.length > 0) return { ids: found.map(idOf), isLast: false };
  }
  return { ids: [], isLast: true };
}

function idOf({ accountId }: { accountId: number }): number {
  return accountId;
}

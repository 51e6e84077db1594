import type { Context } from '#server/platform/context.ts';
import { countWalked, findBest, findFirst, type Standing, type Walk } from './candidates.repository.ts';
import { allOf, type Condition } from './criteria.repository.ts';
import { findSelectivity } from './find-selectivity.ts';
import { type Lead, listLeads, type Selectivity } from './leads.rules.ts';
import {
  isCertain,
  isOpenTo,
  missesAtMost,
  listStated,
  missesSomething,
  meetsTheirMustHaves,
  saysSomething,
  type Seeker,
  type Stated,
  suitsEntirely,
} from './pair.repository.ts';
import { bounds, leastNearScore, nearShare, type Phase } from './ranking.rules.ts';

/** What is asked of the candidates beside the must-haves of both sides. */
export type Asked = {
  seeker: Seeker;
  /** Members who are not candidates: listed before, blocked, declined. */
  excluded: readonly number[];
  /** When it is there, nobody else is a candidate. */
  only?: readonly number[] | undefined;
  /** Only those who miss a criterion that the seeker states. */
  isMissing?: boolean | undefined;
  /** What else the whole row has to meet. */
  also?: Condition | undefined;
  /** Looks at everybody before it says that nobody is left: whose must-haves are rare gets a list, too. */
  isThorough?: boolean | undefined;
};

/** The next stretch of a list, best first, and where it goes on. `isLast`: nobody comes after it. */
export type Stretch = { ids: number[]; phase: Phase; isLast: boolean };

type Ranking = Asked & { stated: Stated[]; leads: Lead[]; selectivity: Selectivity };

/**
 * The next members of the seeker's list, in the order of score, certainty, standing and id, looking at a bounded number of
 * candidates whatever the population (`bounds`). Called until it is the last, it finds everybody who passes the must-haves of
 * both sides. `least` is one or more.
 */
export async function rankCandidates(
  context: Pick<Context, 'database' | 'now'>,
  { phase, least, ...asked }: Asked & { phase: Phase; least: number },
): Promise<Stretch> {
  const ranking = await prepare(context, asked);
  const ids: number[] = [];
  for (const place of listTiers(ranking, phase)) {
    const excluded = [...asked.excluded, ...ids];
    // All that are asked for at once: otherwise the next tier would begin before this one ended.
    const most = Math.max(bounds.perfect, least - ids.length);
    const found = await findPerfect(context, { ranking: { ...ranking, excluded }, place, most });
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

/** Of whom nothing is missed, on either side: their scores are equal, so the walk is in order and may end early. */
async function findPerfect(
  { database }: Pick<Context, 'database'>,
  { ranking, place: { tier, below }, most }: { ranking: Ranking; place: Place; most: number },
): Promise<Standing[]> {
  const { seeker, stated, leads } = ranking;
  const isSure = tier === 'certain';
  const { inIndex, inRow } = split(stated, isSure ? ({ isMet }) => isMet : isOpenTo);
  const [rarest] = leads;
  const suits = suitsEntirely(seeker);
  const says = isSure ? isCertain(seeker, stated) : saysSomething(seeker, stated);
  const walk = {
    ...ranking,
    lead: rarest === undefined ? null : { ...rarest, takesUntold: rarest.takesUntold && !isSure },
    within: ageAmong(stated),
    facts: allOf([inIndex, suits.inIndex]),
    whole: allOf([inRow, suits.inRow, says, whomTheySuit(ranking)]),
    scanned: bounds.perfectScanned,
    read: isSmall(ranking, walkEverybody(ranking)) ? bounds.perfectScanned : bounds.perfectRead,
  };
  return findFirst(database, { walk, most, below });
}

/** All others by their score: those who are near, when there are too many to look at everybody, else everybody. */
async function rankRest(
  { database }: Pick<Context, 'database'>,
  { ranking, least }: { ranking: Ranking; least: number },
): Promise<{ ids: number[]; isLast: boolean }> {
  const { stated } = ranking;
  const walkAll = walkEverybody(ranking);
  const isWhole = isSmall(ranking, walkAll);
  const near = isWhole ? [] : walkNear(ranking);
  const some = await findBest(database, { walks: near, stated, most: bounds.ranked, least: leastNearScore });
  if (some.length >= Math.max(1, least)) return { ids: some.map(idOf), isLast: false };
  const excluded = [...ranking.excluded, ...some.map(idOf)];
  const walks = [{ ...walkAll, excluded, read: isWhole ? walkAll.read : bounds.allRead }];
  const others = await findBest(database, { walks, stated, most: bounds.ranked, least: 0 });
  const ids = [...some, ...others].map(idOf);
  // What the statistics underestimate may go on although all seemed to be looked at.
  if (isWhole) return { ids, isLast: others.length < bounds.ranked };
  if (ids.length > 0 || ranking.isThorough !== true) return { ids, isLast: ids.length === 0 };
  return rankFar({ database }, { stated, walk: { ...walkAll, excluded } });
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

/** Those of whom little is missed, in the two rarest leads. */
function walkNear(ranking: Ranking): Walk[] {
  const { stated, leads } = ranking;
  const own = split(
    stated.filter(({ isMustHave }) => isMustHave),
    ({ isMet }) => isMet,
  );
  const most = Math.floor(nearShare * stated.reduce((sum, { weight }) => sum + weight, 0));
  const facts = allOf([own.inIndex, missesAtMost(most, stated.filter(isCovered))]);
  const [rarest, next] = leads;
  const second = leads.find(({ isMustHave }) => isMustHave) ?? next;
  const both = rarest === second || second === undefined || rarest?.isMustHave ? [rarest] : [rarest, second];
  return both.map((lead) => ({
    ...ranking,
    lead: lead ?? null,
    within: lead === rarest ? ageAmong(stated.filter(({ isMustHave }) => isMustHave)) : ageAmong(stated),
    facts,
    whole: allOf([own.inRow, whomTheySuit(ranking)]),
    scanned: bounds.nearScanned,
    read: bounds.nearRead,
  }));
}

/** Everybody who passes the must-haves of both sides. */
function walkEverybody(ranking: Ranking): Walk {
  const mustHaves = ranking.stated.filter(({ isMustHave }) => isMustHave);
  const { inIndex, inRow } = split(mustHaves, ({ isMet }) => isMet);
  return {
    ...ranking,
    lead: ranking.leads.find(({ isMustHave }) => isMustHave) ?? null,
    within: ageAmong(mustHaves),
    facts: inIndex,
    whole: allOf([inRow, whomTheySuit(ranking)]),
    scanned: bounds.allScanned,
    read: bounds.allScanned,
  };
}

/** How many pass the must-haves of both sides, up to a bound; `hasMore`: there are more, or not all were looked at. */
export async function countCandidates(
  context: Pick<Context, 'database' | 'now'>,
  asked: Asked,
): Promise<{ count: number; hasMore: boolean }> {
  const ranking = await prepare(context, asked);
  const walk = walkEverybody(ranking);
  const isWhole = isSmall(ranking, walk);
  const read = isWhole ? bounds.allScanned : bounds.countRead;
  const count = await countWalked(context.database, { walk: { ...walk, read }, most: bounds.counted + 1 });
  return { count: Math.min(count, bounds.counted), hasMore: count > bounds.counted || !isWhole };
}

async function prepare(context: Pick<Context, 'database' | 'now'>, asked: Asked): Promise<Ranking> {
  const selectivity = await findSelectivity(context);
  const { seeker } = asked;
  return { ...asked, selectivity, stated: listStated(seeker), leads: listLeads(seeker.wish, selectivity) };
}

/** Whether a walk looks at everybody it could, by the statistics of the database. */
function isSmall({ selectivity, only }: Ranking, { lead, scanned }: Walk): boolean {
  // One gender is about half of all.
  return only !== undefined || selectivity.rows * 0.55 * (lead?.share ?? 1) <= scanned;
}

/** The candidate's own must-haves, and whatever else is asked. */
function whomTheySuit({ seeker, stated, isMissing, also }: Ranking): Condition {
  return allOf([
    meetsTheirMustHaves(seeker),
    ...(isMissing ? [missesSomething(stated)] : []),
    ...(also === undefined ? [] : [also]),
  ]);
}

/** The age stands in the index itself. */
function ageAmong(stated: readonly Stated[]): Condition {
  return allOf(stated.filter(({ name }) => name === 'age').map(({ isMet }) => isMet));
}

/** Facts that the indexes leave out: too many values, or too seldom asked for. */
const uncovered: ReadonlySet<string> = new Set(['city', 'district', 'workingAs', 'profileManagedBy']);

function isCovered({ name }: Stated): boolean {
  return !uncovered.has(name);
}

function split(
  stated: readonly Stated[],
  condition: (one: Stated) => Condition,
): { inIndex: Condition; inRow: Condition } {
  return {
    inIndex: allOf(stated.filter(isCovered).map(condition)),
    inRow: allOf(stated.filter((one) => !isCovered(one)).map(condition)),
  };
}

function idOf({ accountId }: { accountId: number }): number {
  return accountId;
}

import type { Context } from '#server/platform/context.ts';
import type { Walk } from './candidates.repository.ts';
import { allOf, type Condition } from './criteria.repository.ts';
import { findSelectivity } from './find-selectivity.ts';
import { type Lead, listLeads } from './leads.rules.ts';
import {
  isCertain,
  isOpenTo,
  listStated,
  meetsTheirMustHaves,
  missesAtMost,
  missesSomething,
  saysSomething,
  type Seeker,
  type Stated,
  suitsEntirely,
} from './pair.repository.ts';
import { bounds, nearShare, type Tier } from './ranking.rules.ts';

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

/** What is asked, as it is looked for. `isWhole`: so few come into question that all of them are looked at. */
export type Ranking = Asked & { stated: Stated[]; leads: Lead[]; isWhole: boolean };

/** Reads what a seeker states, which of it leads to candidates, and whether all of these can be looked at. */
export async function planRanking(
  context: Pick<Context, 'database' | 'now'>,
  asked: Asked,
): Promise<Ranking> {
  const selectivity = await findSelectivity(context);
  const { seeker, only } = asked;
  const leads = listLeads(seeker.wish, selectivity);
  // One gender is about half of all.
  const few = selectivity.rows * 0.55 * (leadOfMustHaves(leads)?.share ?? 1);
  const isWhole = only !== undefined || few <= bounds.allScanned;
  return { ...asked, stated: listStated(seeker), leads, isWhole };
}

/** Those of whom nothing is missed, on either side. */
export function walkPerfect(ranking: Ranking, tier: Tier): Walk {
  const { seeker, stated, leads, isWhole } = ranking;
  const isSure = tier === 'certain';
  const { inIndex, inRow } = split(stated, isSure ? ({ isMet }) => isMet : isOpenTo);
  const [rarest] = leads;
  const suits = suitsEntirely(seeker);
  const says = isSure ? isCertain(seeker, stated) : saysSomething(seeker, stated);
  return {
    ...ranking,
    lead: rarest === undefined ? null : { ...rarest, takesUntold: rarest.takesUntold && !isSure },
    within: ageAmong(stated),
    facts: allOf([inIndex, suits.inIndex]),
    whole: allOf([inRow, suits.inRow, says, whomTheySuit(ranking)]),
    scanned: bounds.perfectScanned,
    read: isWhole ? bounds.perfectScanned : bounds.perfectRead,
  };
}

/** Those of whom little is missed, in the two rarest leads. */
export function walkNear(ranking: Ranking): Walk[] {
  const { stated, leads } = ranking;
  const own = split(
    stated.filter(({ isMustHave }) => isMustHave),
    ({ isMet }) => isMet,
  );
  const most = Math.floor(nearShare * stated.reduce((sum, { weight }) => sum + weight, 0));
  const facts = allOf([own.inIndex, missesAtMost(most, stated.filter(isCovered))]);
  const [rarest, next] = leads;
  const second = leadOfMustHaves(leads) ?? next;
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
export function walkEverybody(ranking: Ranking): Walk {
  const mustHaves = ranking.stated.filter(({ isMustHave }) => isMustHave);
  const { inIndex, inRow } = split(mustHaves, ({ isMet }) => isMet);
  return {
    ...ranking,
    lead: leadOfMustHaves(ranking.leads),
    within: ageAmong(mustHaves),
    facts: inIndex,
    whole: allOf([inRow, whomTheySuit(ranking)]),
    scanned: bounds.allScanned,
    read: ranking.isWhole ? bounds.allScanned : bounds.allRead,
  };
}

function leadOfMustHaves(leads: readonly Lead[]): Lead | null {
  return leads.find(({ isMustHave }) => isMustHave) ?? null;
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

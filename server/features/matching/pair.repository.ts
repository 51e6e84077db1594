import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { criteria, criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { type CodesOf, openPercent } from './comparison.rules.ts';
import {
  allOf,
  alwaysKnown,
  candidate,
  type Condition,
  hasAll,
  hasNone,
  isKnown,
  isMetByFact,
  isStated,
  meetsCriterion,
} from './conditions.repository.ts';
import type { Candidate } from './matching-row.rules.ts';
import { listMarkedFacts, mayAccept } from './wanted-marks.repository.ts';
import { bitsOf, neutralShare, placeOf } from './stored-criteria.rules.ts';

/** The member whose list is made. `genders` are those they look for; `today` is `YYYY-MM-DD` where the site is. */
export type Seeker = Candidate & { genders: readonly string[]; today: string; codesOf: CodesOf };

/** Made once for each seeker, because several statements for the same one contain it. */
function onceForEach<Made>(make: (seeker: Seeker) => Made): (seeker: Seeker) => Made {
  const made = new WeakMap<Seeker, Made>();
  return (seeker) => {
    const known = made.get(seeker) ?? make(seeker);
    made.set(seeker, known);
    return known;
  };
}

/**
 * A criterion that the seeker states, as conditions on the candidate. `isKnown` is null for facts that are always known;
 * `share` is what the criterion counts while the fact is unknown, in whole percent.
 */
export type StatedCondition = {
  name: CriterionName;
  weight: number;
  share: number;
  isMustHave: boolean;
  isMet: Condition;
  isKnown: Condition | null;
};

export const listStatedConditions = onceForEach(({ preference, today }: Seeker): StatedCondition[] =>
  [...preference.stated].map(([name, value]) => ({
    name,
    weight: criteria[name].weight,
    share: preference.shares.get(name) ?? neutralShare,
    isMustHave: preference.mustHave.has(name),
    isMet: meetsCriterion({ name, value, today }),
    isKnown: alwaysKnown.has(name) ? null : isKnown(name),
  })),
);

type TheirCondition = { name: CriterionName; isStated: Condition; isMet: Condition };

/** The candidate's criteria for which the seeker's fact is known. */
const listTheirConditions = onceForEach(({ facts, codesOf }: Seeker): TheirCondition[] =>
  criterionNames.flatMap((name) => {
    const fact = facts[name];
    return fact === null
      ? []
      : [{ name, isStated: isStated(name), isMet: isMetByFact({ name, fact, codesOf }) }];
  }),
);

/** The candidate's criteria for which the seeker's fact is unknown. */
export function listOpenCriteria({ facts }: Seeker): CriterionName[] {
  return criterionNames.filter((name) => facts[name] === null);
}

/** A condition for the columns that the indexes include, and one for the others. */
export type SplitCondition = { inIndex: Condition; inRow: Condition };

/** The seeker is known to meet every criterion that the candidate states. */
export function meetsAllOfTheirs(seeker: Seeker): SplitCondition {
  return splitTheirs(seeker, 'wantedCriteria');
}

/** The seeker meets every must-have of the candidate; an unknown fact meets none. */
export function meetsTheirMustHaves(seeker: Seeker): Condition {
  const { inIndex, inRow } = splitTheirMustHaves(seeker);
  return allOf([inIndex, inRow]);
}

export const splitTheirMustHaves = onceForEach((seeker: Seeker) => splitTheirs(seeker, 'requiredCriteria'));

/** The indexes include which criteria a candidate has, their ranges, and marks of their sets; the sets are in the row. */
function splitTheirs(seeker: Seeker, column: 'wantedCriteria' | 'requiredCriteria'): SplitCondition {
  const conditionOf = (kind: 'range' | 'set') =>
    listTheirConditions(seeker)
      .filter(({ name }) => criteria[name].kind === kind)
      .map(({ name, isMet }): Condition => sql`(${hasNone(column, [name])} or ${isMet})`);
  const sets = conditionOf('set');
  return {
    inIndex: allOf([
      hasNone(column, listOpenCriteria(seeker)),
      mayAccept(column === 'wantedCriteria' ? 'wantedMarks' : 'requiredMarks', seeker),
      ...conditionOf('range'),
    ]),
    // Most members have few must-haves or none.
    inRow: sql`(${candidate(column)} = 0 or ${allOf(sets)})`,
  };
}

/** The seeker meets every must-have of the candidate whose fact is known; the open ones are left out. */
export function meetsTheirKnownMustHaves(seeker: Seeker): Condition {
  return allOf(
    listTheirConditions(seeker).map(
      ({ name, isMet }): Condition => sql`(${hasNone('requiredCriteria', [name])} or ${isMet})`,
    ),
  );
}

/** The candidate meets every must-have of the seeker. */
export function meetsOwnMustHaves(stated: readonly StatedCondition[]): Condition {
  return allOf(stated.filter(({ isMustHave }) => isMustHave).map(({ isMet }) => isMet));
}

/** The same criteria for candidates who meet the must-haves: these are not compared again. */
export function withMustHavesMet(stated: readonly StatedCondition[]): StatedCondition[] {
  return stated.map((one) => (one.isMustHave ? { ...one, isMet: sql`true` } : one));
}

/** The candidate states something. */
export const statesSomething: Condition = sql`${candidate('wantedCriteria')} <> 0`;

/** The weight of what the candidate states, as the score counts it. */
const theirStated = sql`greatest(${candidate('wantedWeight')}, 1)`;

/** What the candidate expects, as the score counts it: `openPercent` of a weight of 1 where nothing is stated. */
function theirExpected(sum: RawBuilder<unknown>): RawBuilder<number> {
  return sql`case when ${statesSomething} then ${sum} else ${sql.lit(openPercent)} end`;
}

/** Both sides state something, and the other's fact is known for all of it. */
export function isCertain(seeker: Seeker, stated: readonly StatedCondition[]): Condition {
  if (stated.length === 0) return sql`false`;
  return allOf([
    hasAll(
      'knownCriteria',
      stated.map(({ name }) => name),
    ),
    hasNone('wantedCriteria', listOpenCriteria(seeker)),
    statesSomething,
  ]);
}

/**
 * How a candidate suits the seeker: in any way; misses at most half of the wishes, by weight (an unknown fact misses nothing), and states
 * at least half of the facts that they ask for; or less than that.
 */
export type Wishes = 'any' | 'half' | 'less';

export function meetsWishes(seeker: Seeker, wishes: Wishes): Condition {
  if (wishes === 'any') return sql`true`;
  const stated = listStatedConditions(seeker);
  const all = stated.reduce((sum, { weight }) => sum + weight, 0);
  const missed = stated.map(
    (one) => sql`case when ${isNotMissed(one)} then 0 else ${sql.lit(one.weight)} end`,
  );
  const asked = bitsOf(...stated.map(({ name }) => name));
  const known = countBits(sql`${candidate('knownCriteria')} & ${sql.lit(asked)}`);
  const isHalf = sql<SqlBool>`(2 * ${sumOf(missed)} <= ${sql.lit(all)} and 2 * ${known} >= ${sql.lit(stated.length)})`;
  return wishes === 'half' ? isHalf : sql`not ${isHalf}`;
}

/** Each suits the other as `half` says: the same from either side. */
export function meetsHalfBothWays(seeker: Seeker): Condition {
  const theirs = listTheirConditions(seeker);
  const missed = theirs.map(
    ({ name, isMet }) =>
      sql`case when ${hasNone('wantedCriteria', [name])} or ${isMet} then 0 else ${sql.lit(criteria[name].weight)} end`,
  );
  const wanted = candidate('wantedCriteria');
  const known = countBits(sql`${wanted} & ${sql.lit(bitsOf(...theirs.map(({ name }) => name)))}`);
  return allOf([
    meetsWishes(seeker, 'half'),
    sql`2 * ${sumOf(missed)} <= ${candidate('wantedWeight')} and 2 * ${known} >= ${countBits(wanted)}`,
  ]);
}

function countBits(bits: RawBuilder<unknown>): RawBuilder<number> {
  return sql`bit_count((${bits})::bit(32))`;
}

/** Met or unknown; a must-have has to be met. */
function isNotMissed({ isMustHave, isMet, isKnown: hasFact }: StatedCondition): Condition {
  return isMustHave || hasFact === null ? isMet : sql`(not ${hasFact} or ${isMet})`;
}

/**
 * The most that both directions of a score may expect, in hundredths of weights, and the weight that the seeker states. `unknown` is the
 * weight of the candidate's criteria for which the seeker's fact is unknown: they count as met in `theirs`, whatever their usual share.
 */
export type MostExpected = {
  mine: RawBuilder<number>;
  theirs: RawBuilder<number>;
  unknown: RawBuilder<number>;
  stated: number;
};

/** As far as indexes tell: of the seeker's criteria those in `judged` are compared, the others count as met. */
export function mostExpected(
  seeker: Seeker,
  { stated, judged }: { stated: readonly StatedCondition[]; judged: readonly StatedCondition[] },
): MostExpected {
  const weightOf = (some: readonly StatedCondition[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  const whole = weightOf(stated);
  const others = 100 * (whole - weightOf(judged));
  return {
    mine: sql`(${sql.lit(others)} + ${sumOf(judged.map(expectedOf))})`,
    theirs: theirExpected(sql`100 * ${candidate('wantedWeight')} - ${theirLeastMissed(seeker)}`),
    unknown: sumOf(listOpenCriteria(seeker).map(weightWhereStated)),
    stated: whole,
  };
}

/** Whether the score may be at least this if they expect all that they want: over the column `mine`. */
export function mayLike(least: number, { stated }: MostExpected): Condition {
  // A score s is the harmonic mean of 100 and s / (200 - s).
  return sql`mine >= ${sql.lit(Math.floor((100 * least * stated) / (200 - least)))}`;
}

/** How much the score is probably lower than that, over the columns `unknown` and `wanted_weight`: usual shares are about three quarters. */
export const probablyMissed = sql<number>`25 * unknown / ${theirStated}`;

/** The highest score that there may be, over the columns `mine` and `theirs`: the rule `scoreOf` for a seeker who states something. */
export function mostScore({ stated }: MostExpected): RawBuilder<number> {
  return sql`case when mine = 0 or theirs = 0 then 0
    else 2 * mine * theirs / (mine * ${theirStated} + theirs * ${sql.lit(stated)}) end`;
}

/** What the seeker misses of the candidate's criteria at least, in hundredths of weights, by marks and ranges. */
function theirLeastMissed(seeker: Seeker): RawBuilder<number> {
  const ofMarks = listMarkedFacts(seeker.facts).map(
    ({ name, isMarked }): Part =>
      sql`case when ${isMarked} then 0 else ${sql.lit(100 * criteria[name].weight)} end`,
  );
  const ofRanges = listTheirConditions(seeker)
    .filter(({ name }) => criteria[name].kind === 'range')
    .map((one): Part => {
      const weight = sql.lit(100 * criteria[one.name].weight);
      return sql`case when ${hasNone('wantedCriteria', [one.name])} or ${one.isMet} then 0 else ${weight} end`;
    });
  return sumOf([...ofMarks, ...ofRanges]);
}

function weightWhereStated(name: CriterionName): Part {
  return sql`case when ${isStated(name)} then ${sql.lit(criteria[name].weight)} else 0 end`;
}

/** What a criterion adds to a sum, as an expression; null adds nothing. */
type Part = RawBuilder<unknown> | null;

function sumOf(parts: readonly Part[]): RawBuilder<number> {
  const added = parts.filter((part) => part !== null);
  return added.length === 0 ? sql`0` : sql`(${sql.join(added, sql` + `)})`;
}

/** What a criterion of the seeker adds to what is expected. */
function expectedOf({ weight, share, isMet, isKnown: hasFact }: StatedCondition): Part {
  const whole = sql.lit(100 * weight);
  return hasFact === null || share === 0
    ? sql`case when ${isMet} then ${whole} else 0 end`
    : sql`case when ${isMet} then ${whole} when ${hasFact} then 0 else ${sql.lit(weight * share)} end`;
}

/** What a criterion of the candidate adds to what is expected while the seeker's fact is unknown. */
function openPartOf(name: CriterionName): Part {
  const share = sql`${candidate('wantedShares')}[${sql.lit(placeOf(name))}]`;
  return sql`case when ${isStated(name)}
    then ${sql.lit(criteria[name].weight)} * coalesce(${share}, ${sql.lit(neutralShare)}) else 0 end`;
}

/** The weights of both directions, as columns: `mine_expected`, `mine_stated`, `theirs_expected`, `theirs_stated`. */
export function pairWeights(seeker: Seeker, stated: readonly StatedCondition[]): RawBuilder<unknown> {
  const theirs = listTheirConditions(seeker).map(
    (one): Part =>
      sql`case when ${allOf([one.isStated, one.isMet])} then ${sql.lit(100 * criteria[one.name].weight)} else 0 end`,
  );
  const whole = stated.reduce((sum, { weight }) => sum + weight, 0);
  const mine = whole === 0 ? sql.lit(openPercent) : sumOf(stated.map(expectedOf));
  return sql`${mine} as mine_expected, ${sql.lit(Math.max(whole, 1))} as mine_stated,
    ${theirExpected(sumOf([...theirs, ...listOpenCriteria(seeker).map(openPartOf)]))} as theirs_expected,
    ${theirStated} as theirs_stated`;
}

/** The rule `scoreOf` over the columns of `pairWeights`. */
export const scoreOfWeights = sql<number>`case
  when mine_expected = 0 or theirs_expected = 0 then 0
  else 2 * mine_expected * theirs_expected / (mine_expected * theirs_stated + theirs_expected * mine_stated) end`;

import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { criteria, criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { type CodesOf, neutralScore } from './comparison.rules.ts';
import {
  allOf,
  alwaysKnown,
  candidate,
  type Condition,
  isKnown,
  isMetByFact,
  isStated,
  meetsCriterion,
} from './conditions.repository.ts';
import type { Candidate } from './matching-row.rules.ts';

/** The member whose list is made. `genders` are those they look for; `today` is `YYYY-MM-DD` where the site is. */
export type Seeker = Candidate & { genders: readonly string[]; today: string; codesOf: CodesOf };

/** A criterion that the seeker states, as conditions on the candidate. `isKnown` is null for facts that are always known. */
export type StatedCondition = {
  name: CriterionName;
  weight: number;
  isMustHave: boolean;
  isMet: Condition;
  isKnown: Condition | null;
};

export function listStatedConditions({ preference, today }: Seeker): StatedCondition[] {
  return [...preference.stated].map(([name, value]) => ({
    name,
    weight: criteria[name].weight,
    isMustHave: preference.mustHave.has(name),
    isMet: meetsCriterion({ name, value, today }),
    isKnown: alwaysKnown.has(name) ? null : isKnown(name),
  }));
}

/** Met or unknown; a must-have has to be met. */
export function isNotMissed(condition: StatedCondition): Condition {
  const { isMustHave, isMet, isKnown: hasFact } = condition;
  return isMustHave || hasFact === null ? isMet : sql`(not ${hasFact} or ${isMet})`;
}

type TheirCondition = { name: CriterionName; isStated: Condition; isMet: Condition };

/** The candidate's criteria for which the seeker's fact is known. */
function listTheirConditions({ facts, codesOf }: Seeker): TheirCondition[] {
  return criterionNames.flatMap((name) => {
    const fact = facts[name];
    return fact === null
      ? []
      : [{ name, isStated: isStated(name), isMet: isMetByFact({ name, fact, codesOf }) }];
  });
}

/**
 * The seeker misses no criterion that the candidate states: `inIndex` for the ranges, which the indexes include, and `inRow`
 * for the sets.
 */
export function missesNoneOfTheirs(seeker: Seeker): { inIndex: Condition; inRow: Condition } {
  const conditionOf = (kind: 'range' | 'set') =>
    allOf(
      listTheirConditions(seeker)
        .filter(({ name }) => criteria[name].kind === kind)
        .map((one) => sql<SqlBool>`(not ${one.isStated} or ${one.isMet})`),
    );
  return { inIndex: conditionOf('range'), inRow: conditionOf('set') };
}

/** The seeker meets every must-have of the candidate; an unknown fact meets none. */
export function meetsTheirMustHaves(seeker: Seeker): Condition {
  const metByName = new Map(listTheirConditions(seeker).map(({ name, isMet }) => [name, isMet]));
  const mustHave = candidate('mustHave');
  const each = criterionNames.map((name): Condition => {
    const isNone = sql<SqlBool>`not ${name}::text = any(${mustHave})`;
    const isMet = metByName.get(name);
    return isMet === undefined ? isNone : sql`(${isNone} or ${isMet})`;
  });
  // Most members have few must-haves or none.
  return sql`(${mustHave} = '{}' or ${allOf(each)})`;
}

/** The candidate meets every must-have of the seeker. */
export function meetsOwnMustHaves(stated: readonly StatedCondition[]): Condition {
  return allOf(stated.filter(({ isMustHave }) => isMustHave).map(({ isMet }) => isMet));
}

/** At least one criterion that either side states has a known fact on the other side. */
export function hasKnownCriterion(seeker: Seeker, stated: readonly StatedCondition[]): Condition {
  if (stated.some((one) => one.isKnown === null)) return sql`true`;
  const known = stated.flatMap((one) => one.isKnown ?? []);
  return sql`(${sql.join([...known, ...listTheirConditions(seeker).map((one) => one.isStated)], sql` or `)})`;
}

/** Both sides state something, and the other's fact is known for all of it. */
export function isCertain(seeker: Seeker, stated: readonly StatedCondition[]): Condition {
  if (stated.length === 0) return sql`false`;
  const theirs = listTheirConditions(seeker).map((one) => one.isStated);
  const unknown = criterionNames.filter((name) => seeker.facts[name] === null);
  return allOf([
    ...stated.flatMap((one) => one.isKnown ?? []),
    ...unknown.map((name) => sql<SqlBool>`not ${isStated(name)}`),
    sql`(${sql.join(theirs, sql` or `)})`,
  ]);
}

/** The candidate misses a criterion of the seeker. */
export function missesAnyCriterion(stated: readonly StatedCondition[]): Condition {
  return sql`not coalesce(${allOf(stated.map(isNotMissed))}, false)`;
}

/** The criteria that the candidate misses have at most this weight together. */
export function missesAtMost(weight: number, stated: readonly StatedCondition[]): Condition {
  const missed = stated.map((one) => ({
    weight: one.weight,
    when: sql<SqlBool>`not coalesce(${isNotMissed(one)}, false)`,
  }));
  return sql`${sumOfWeights(missed)} <= ${weight}::integer`;
}

type Weighted = { weight: number; when: Condition | null };

/** The sum of the weights whose condition is true; null is always true. */
function sumOfWeights(parts: readonly Weighted[]): RawBuilder<number> {
  const always = parts.reduce((sum, { weight, when }) => (when === null ? sum + weight : sum), 0);
  const cases = parts.flatMap(({ weight, when }) =>
    when === null ? [] : [sql`case when ${when} then ${sql.lit(weight)} else 0 end`],
  );
  return sql`(${sql.join([sql.lit(always), ...cases], sql` + `)})`;
}

/** The weights of both directions, as columns: `mine_met`, `mine_known`, `theirs_met`, `theirs_known`. */
export function pairWeights(seeker: Seeker, stated: readonly StatedCondition[]): RawBuilder<unknown> {
  const theirs = listTheirConditions(seeker).map((one) => ({ ...one, weight: criteria[one.name].weight }));
  return sql`${sumOfWeights(stated.map((one) => ({ weight: one.weight, when: one.isMet })))} as mine_met,
    ${sumOfWeights(stated.map((one) => ({ weight: one.weight, when: one.isKnown })))} as mine_known,
    ${sumOfWeights(theirs.map((one) => ({ weight: one.weight, when: allOf([one.isStated, one.isMet]) })))} as theirs_met,
    ${sumOfWeights(theirs.map((one) => ({ weight: one.weight, when: one.isStated })))} as theirs_known`;
}

/** The rule `scoreOf` over the columns of `pairWeights`. */
export const scoreOfWeights = sql<number>`case
  when mine_known = 0 and theirs_known = 0 then ${sql.lit(neutralScore)}
  when mine_known = 0 then 100 * theirs_met / theirs_known
  when theirs_known = 0 then 100 * mine_met / mine_known
  when mine_met = 0 or theirs_met = 0 then 0
  else 200 * mine_met * theirs_met / (mine_met * theirs_known + theirs_met * mine_known) end`;

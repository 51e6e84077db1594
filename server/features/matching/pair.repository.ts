import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { criteria, criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import {
  allOf,
  alwaysTold,
  candidate,
  type Condition,
  isWantedBy,
  meetsCriterion,
  states,
  tells,
} from './criteria.repository.ts';
import type { CodesOf } from './criteria.rules.ts';
import type { Candidate } from './matching-row.rules.ts';
import { neutralScore } from './score.rules.ts';

/** Whoever looks for somebody. `today` is `YYYY-MM-DD` where the site is. */
export type Seeker = Candidate & { genders: readonly string[]; today: string; codesOf: CodesOf };

/** A criterion that the seeker states, as conditions on the candidate. `isTold` is null for facts that all tell. */
export type Stated = {
  name: CriterionName;
  weight: number;
  isMustHave: boolean;
  isMet: Condition;
  isTold: Condition | null;
};

/** What the seeker looks for, as conditions on candidates. */
export function listStated({ wish, today }: Seeker): Stated[] {
  return [...wish.wanted].map(([name, wanted]) => ({
    name,
    weight: criteria[name].weight,
    isMustHave: wish.mustHave.has(name),
    isMet: meetsCriterion({ name, wanted, today }),
    isTold: alwaysTold.has(name) ? null : tells(name),
  }));
}

/** Met or not told; a must-have has to be met. */
export function isOpenTo({ isMustHave, isMet, isTold }: Stated): Condition {
  return isMustHave || isTold === null ? isMet : sql`(not ${isTold} or ${isMet})`;
}

/** The criteria of candidates about which the seeker tells something. */
function listAsked({
  facts,
  codesOf,
}: Seeker): { name: CriterionName; states: Condition; isMet: Condition }[] {
  return criterionNames.flatMap((name) => {
    const fact = facts[name];
    return fact === null ? [] : [{ name, states: states(name), isMet: isWantedBy({ name, fact, codesOf }) }];
  });
}

/**
 * The seeker meets everything that a candidate states and the seeker tells: what indexes hold of it, which are the wishes
 * in numbers, and what the whole row tells.
 */
export function suitsEntirely(seeker: Seeker): { inIndex: Condition; inRow: Condition } {
  const suits = (kind: 'range' | 'set') =>
    allOf(
      listAsked(seeker)
        .filter(({ name }) => criteria[name].kind === kind)
        .map((one) => sql<SqlBool>`(not ${one.states} or ${one.isMet})`),
    );
  return { inIndex: suits('range'), inRow: suits('set') };
}

/** The seeker meets every must-have of the candidate; a fact that the seeker does not tell meets none. */
export function meetsTheirMustHaves(seeker: Seeker): Condition {
  const asked = new Map(listAsked(seeker).map(({ name, isMet }) => [name, isMet]));
  const mustHave = candidate('mustHave');
  const each = criterionNames.map((name): Condition => {
    const isNone = sql<SqlBool>`not ${name}::text = any(${mustHave})`;
    const isMet = asked.get(name);
    return isMet === undefined ? isNone : sql`(${isNone} or ${isMet})`;
  });
  // Most members have few must-haves or none.
  return sql`(${mustHave} = '{}' or ${allOf(each)})`;
}

/** The candidate meets every must-have of the seeker. */
export function meetsOwnMustHaves(stated: readonly Stated[]): Condition {
  return allOf(stated.filter(({ isMustHave }) => isMustHave).map(({ isMet }) => isMet));
}

/** Something is stated, by either side, that the other tells. */
export function saysSomething(seeker: Seeker, stated: readonly Stated[]): Condition {
  if (stated.some(({ isTold }) => isTold === null)) return sql`true`;
  const told = stated.flatMap(({ isTold }) => isTold ?? []);
  return sql`(${sql.join([...told, ...listAsked(seeker).map((one) => one.states)], sql` or `)})`;
}

/** Both sides state something, and each tells whatever the other states: nothing between them is open. */
export function isCertain(seeker: Seeker, stated: readonly Stated[]): Condition {
  if (stated.length === 0) return sql`false`;
  const asked = listAsked(seeker).map((one) => one.states);
  const untold = criterionNames.filter((name) => seeker.facts[name] === null);
  return allOf([
    ...stated.flatMap(({ isTold }) => isTold ?? []),
    ...untold.map((name) => sql<SqlBool>`not ${states(name)}`),
    sql`(${sql.join(asked, sql` or `)})`,
  ]);
}

/** A criterion of the seeker is missed, must-haves aside, that the candidate tells. */
export function missesSomething(stated: readonly Stated[]): Condition {
  return sql`not coalesce(${allOf(stated.map(isOpenTo))}, false)`;
}

/** Of those of the criteria that stand in `among`, no more weight is missed than this. */
export function missesAtMost(weight: number, among: readonly Stated[]): Condition {
  const missed = among.map((one) => ({
    weight: one.weight,
    when: sql<SqlBool>`not coalesce(${isOpenTo(one)}, false)`,
  }));
  return sql`${sumOfWeights(missed)} <= ${weight}::integer`;
}

type Weighted = { weight: number; when: Condition | null };

/** The weights of all conditions that hold; null holds always. */
function sumOfWeights(parts: readonly Weighted[]): RawBuilder<number> {
  const always = parts.reduce((sum, { weight, when }) => (when === null ? sum + weight : sum), 0);
  const cases = parts.flatMap(({ weight, when }) =>
    when === null ? [] : [sql`case when ${when} then ${sql.lit(weight)} else 0 end`],
  );
  return sql`(${sql.join([sql.lit(always), ...cases], sql` + `)})`;
}

/** The four weights of both directions, as columns: `mine_met`, `mine_told`, `theirs_met`, `theirs_told`. */
export function pairWeights(seeker: Seeker, stated: readonly Stated[]): RawBuilder<unknown> {
  const asked = listAsked(seeker).map((one) => ({ ...one, weight: criteria[one.name].weight }));
  return sql`${sumOfWeights(stated.map(({ weight, isMet }) => ({ weight, when: isMet })))} as mine_met,
    ${sumOfWeights(stated.map(({ weight, isTold }) => ({ weight, when: isTold })))} as mine_told,
    ${sumOfWeights(asked.map(({ weight, isMet, states: when }) => ({ weight, when: allOf([when, isMet]) })))} as theirs_met,
    ${sumOfWeights(asked.map(({ weight, states: when }) => ({ weight, when })))} as theirs_told`;
}

/** The rule `scoreOf` over the columns of `pairWeights`. */
export const scoreOfWeights = sql<number>`case
  when mine_told = 0 and theirs_told = 0 then ${sql.lit(neutralScore)}
  when mine_told = 0 then 100 * theirs_met / theirs_told
  when theirs_told = 0 then 100 * mine_met / mine_told
  when mine_met = 0 or theirs_met = 0 then 0
  else 200 * mine_met * theirs_met / (mine_met * theirs_told + theirs_met * mine_told) end`;

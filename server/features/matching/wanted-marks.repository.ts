import { type RawBuilder, sql } from 'kysely';
import { otherCode } from '#contract/choices/choice-lists.ts';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { candidate, type Condition } from './conditions.repository.ts';
import { type Candidate, wantedColumn } from './matching-row.rules.ts';
import { anyValue, keyNames, marksOf, markWidths } from './wanted-marks.ts';

/** Whether what a candidate wants, or has to have, may be met by the seeker's facts as far as the marks tell. */
export function mayAccept(
  column: 'wantedMarks' | 'requiredMarks',
  { facts }: Pick<Candidate, 'facts'>,
): Condition {
  const marks = marksOf(facts);
  return sql`(${candidate(column)} & ${marks}::bigint) = ${marks}::bigint`;
}

/** The facts of the seeker that have marks, each with whether what the candidate wants may accept it. */
export function listMarkedFacts(facts: Candidate['facts']): { name: CriterionName; isMarked: Condition }[] {
  return markWidths.flatMap(([name]) => {
    const mark = marksOf({ [name]: facts[name] });
    if (typeof facts[name] !== 'string') return [];
    return [{ name, isMarked: sql`(${candidate('wantedMarks')} & ${mark}::bigint) <> 0` }];
  });
}

type Slot = { name: CriterionName; all: bigint; accepted: RawBuilder<unknown> };

/** The marks of each criterion of a row of a table. "Other" accepts values that no list has, so it has every mark. */
function listSlots(table: string): Slot[] {
  let offset = 0;
  return markWidths.map(([name, width]) => {
    const column = sql.ref(`${table}.${wantedColumn(name)}`);
    const all = (2n ** BigInt(width) - 1n) << BigInt(offset);
    const place = sql`${sql.lit(offset)} + get_byte(decode(md5(value), 'hex'), 0) % ${sql.lit(width)}`;
    offset += width;
    const accepted = sql`coalesce((select bit_or(1::bigint << (${place})) from unnest(${column}) value
      where not ${sql.lit(otherCode)} = any(${column})), ${sql.raw(String(all))})`;
    return { name, all, accepted };
  });
}

/** The columns of a row by which most candidates are refused without their sets. */
export function listMarkColumns(table: string): [name: string, value: RawBuilder<unknown>][] {
  const slots = listSlots(table);
  const joined = (parts: readonly RawBuilder<unknown>[]) => sql`${sql.join(parts, sql` | `)}`;
  const isRequired = (name: CriterionName) => sql`${name}::text = any(${sql.ref(`${table}.mustHave`)})`;
  return [
    ['wantedMarks', joined(slots.map(({ accepted }) => accepted))],
    [
      'requiredMarks',
      joined(
        slots.map(
          ({ name, all, accepted }) =>
            sql`case when ${isRequired(name)} then ${accepted} else ${sql.raw(String(all))} end`,
        ),
      ),
    ],
  ];
}

/** What a row of a table wants of the criteria of the key, for members who want something. */
export function wantedKey(table: string): RawBuilder<unknown> {
  const values = keyNames.map((name) => {
    const column = sql.ref(`${table}.${wantedColumn(name)}`);
    return sql`case when cardinality(${column}) = 1 and ${column}[1] <> ${sql.lit(otherCode)}
      then ${column}[1] else ${sql.lit(anyValue)} end`;
  });
  return sql`${sql.join(values, sql` || '|' || `)}`;
}

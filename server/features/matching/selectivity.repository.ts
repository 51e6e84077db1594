import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { cachedFor } from '#server/platform/cache.ts';
import { drivingColumns, type Frequency, type Selectivity } from './ranking.rules.ts';
import { birthYears, wantedKeys, wantedTogether } from './stored-criteria.rules.ts';

/** Shares change slowly, and a wrong one costs time, never a wrong answer. */
const cacheMilliseconds = 10 * 60_000;

/** How many members a gender has, and how frequent the values of the driving criteria are among them, from a cache. */
export const { find: findSelectivities } = cachedFor(cacheMilliseconds, readSelectivities);

export type Selectivities = {
  byGender: ReadonlyMap<string, Selectivity>;
  /** For a gender of which nobody is counted yet. */
  uncounted: Selectivity;
};

/** Bytes of a row of a table that was never analysed: an underestimate, so that the table counts as large. */
const leastRowBytes = 200;
/** Rarer values than one of so many members count as that rare. */
const rarest = 2000;

type CountedRow = { gender: string; criterion: string; value: string; members: number };

export async function readSelectivities(database: Database): Promise<Selectivities> {
  const { rows } = await sql<CountedRow>`
    select counted.gender, counted.criterion, counted.value, counted.members
    from matching_statistics counted
    join matching_statistics listed on listed.gender = counted.gender and listed.criterion = '' and listed.value = ''
    where counted.criterion = any(${['', wantedTogether, wantedKeys, birthYears, ...Object.keys(drivingColumns)]}::text[])
      and (counted.value = '' or counted.criterion = ${wantedTogether} or counted.members * ${rarest}::bigint >= listed.members)`.execute(
    database,
  );
  const { rows: sizes } = await sql<{ rows: number }>`
    select (pg_relation_size('matching_rows'::regclass) / ${leastRowBytes}::integer)::integer as rows`.execute(
    database,
  );
  const byGender = Map.groupBy(rows, ({ gender }) => gender);
  return {
    byGender: new Map([...byGender].map(([gender, counted]) => [gender, selectivityOf(counted)])),
    // Every member may have a value: scanning too far costs time, not far enough would end a list too early.
    uncounted: {
      rows: sizes[0]?.rows ?? 0,
      facts: new Map(),
      wanted: new Map(),
      keys: new Map(),
      bornIn: new Map(),
    },
  };
}

function selectivityOf(counted: readonly CountedRow[]): Selectivity {
  const total = counted.find(({ criterion }) => criterion === '')?.members ?? 0;
  const facts = Object.keys(drivingColumns).map((name): [string, Frequency] => {
    const values = counted.filter(({ criterion }) => criterion === name);
    const frequent = values.filter(({ value }) => value !== '');
    return [
      name,
      {
        frequent: new Map(frequent.map(({ value, members }) => [value, members / total])),
        other: 1 / rarest,
      },
    ];
  });
  const valuesOf = (name: string) =>
    counted.filter(({ criterion, value }) => criterion === name && value !== '');
  return {
    rows: total,
    facts: new Map(facts),
    wanted: new Map(valuesOf(wantedTogether).map(({ value, members }) => [Number(value), members])),
    keys: new Map(valuesOf(wantedKeys).map(({ value, members }) => [value, members])),
    bornIn: new Map(valuesOf(birthYears).map(({ value, members }) => [Number(value), members / total])),
  };
}

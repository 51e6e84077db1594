import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { cachedFor } from '#server/platform/cache.ts';
import { drivingColumns, type Frequency, type Selectivity } from './ranking.rules.ts';

/** Shares change slowly, and a wrong one costs time, never a wrong answer. */
const cacheMilliseconds = 10 * 60_000;

/** The selectivity of the driving criteria, from a cache. */
export const { find: findSelectivity } = cachedFor(cacheMilliseconds, readSelectivity);

type StatisticsRow = {
  fact: string;
  values: string[] | null;
  shares: number[] | null;
  unknown: number;
  distinct: number;
};

/** Bytes of a row of a table that was never analysed: an underestimate, so that the table counts as large. */
const leastRowBytes = 200;

/**
 * Reads the database's own statistics. They may be old, and there are none in the embedded database, which never analyses; so
 * the number of rows follows from the present size of the table.
 */
export async function readSelectivity(database: Database): Promise<Selectivity> {
  const { rows } = await sql<StatisticsRow>`
    select attname::text as fact, most_common_vals::text::text[] as "values", most_common_freqs as shares,
      null_frac as unknown, n_distinct as "distinct"
    from pg_stats where schemaname = 'public' and tablename = 'matching_rows'
      and attname::text = any(${Object.values(drivingColumns)}::text[])`.execute(database);
  const { rows: sizes } = await sql<{ rows: number }>`
    select ceil(pg_relation_size(oid) * case
        when reltuples > 0 and relpages > 0 then reltuples / (relpages * current_setting('block_size')::float)
        else 1.0 / ${leastRowBytes} end)::integer as rows
    from pg_class where oid = 'matching_rows'::regclass`.execute(database);
  const statistics = new Map(rows.map((row) => [row.fact, row]));
  const total = sizes[0]?.rows ?? 0;
  const facts = Object.entries(drivingColumns).map(
    ([fact, column]) => [fact, frequencyOf(statistics.get(column), total)] as const,
  );
  return { rows: total, facts: new Map(facts) };
}

/** Without statistics every member may have a value: scanning too far costs time, not far enough would end a list too early. */
function frequencyOf(row: StatisticsRow | undefined, total: number): Frequency {
  if (row === undefined) return { frequent: new Map(), unknown: 0, other: 1 };
  const shares = row.shares ?? [];
  const frequent = new Map((row.values ?? []).map((value, index) => [value, shares[index] ?? 0]));
  const rest = Math.max(0, 1 - row.unknown - shares.reduce((sum, share) => sum + share, 0));
  // Negative: the number of values as a share of the rows.
  const distinct = row.distinct < 0 ? -row.distinct * total : row.distinct;
  return { frequent, unknown: row.unknown, other: rest / Math.max(1, distinct - frequent.size) };
}

import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Frequency, Selectivity } from './leads.rules.ts';

type StatisticsRow = {
  fact: string;
  values: string[] | null;
  shares: number[] | null;
  untold: number;
  distinct: number;
};

/** Bytes of a row, for a table that was never analysed: rather too few, so that it counts as large. */
const leastRowBytes = 200;

/**
 * Reads the database's own statistics. They may be old, or none at all where nothing analyses by itself, as in the embedded
 * database; so the rows follow from how large the table is now.
 */
export async function readSelectivity(
  database: Database,
  columns: Readonly<Record<string, string>>,
): Promise<Selectivity> {
  const { rows } = await sql<StatisticsRow>`
    select attname::text as fact, most_common_vals::text::text[] as "values", most_common_freqs as shares,
      null_frac as untold, n_distinct as "distinct"
    from pg_stats where schemaname = 'public' and tablename = 'matching_rows'
      and attname::text = any(${Object.values(columns)}::text[])`.execute(database);
  const { rows: sizes } = await sql<{ rows: number }>`
    select ceil(pg_relation_size(oid) * case
        when reltuples > 0 and relpages > 0 then reltuples / (relpages * current_setting('block_size')::float)
        else 1.0 / ${leastRowBytes} end)::integer as rows
    from pg_class where oid = 'matching_rows'::regclass`.execute(database);
  const known = new Map(rows.map((row) => [row.fact, row]));
  const total = sizes[0]?.rows ?? 0;
  const facts = Object.entries(columns).map(
    ([fact, column]) => [fact, describe(known.get(column), total)] as const,
  );
  return { rows: total, facts: new Map(facts) };
}

/** Of what nothing is known, everybody may have it: looking too far costs time, not far enough would end a list too early. */
function describe(row: StatisticsRow | undefined, total: number): Frequency {
  if (row === undefined) return { frequent: new Map(), untold: 0, other: 1 };
  const shares = row.shares ?? [];
  const frequent = new Map((row.values ?? []).map((value, index) => [value, shares[index] ?? 0]));
  const rest = Math.max(0, 1 - row.untold - shares.reduce((sum, share) => sum + share, 0));
  // Negative: the number of values as a share of the rows.
  const distinct = row.distinct < 0 ? -row.distinct * total : row.distinct;
  return { frequent, untold: row.untold, other: rest / Math.max(1, distinct - frequent.size) };
}

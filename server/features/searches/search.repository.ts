import { type RawBuilder, sql } from 'kysely';
import type { SearchSort } from '#contract/matches/search-filters.fields.ts';
import { listStated, pairWeights, scoreOfWeights } from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hereSince, type Part, type Search, selectFound } from './sought.repository.ts';

/**
 * So many of highest standing are held against the viewer when the best are asked for; when fewer are found, that is
 * everybody.
 */
const mostScored = 1500;

type Row = { accountId: number };

/** The accounts that a search finds, in the order asked for; no more than `most`. */
export async function listFound(
  database: Database,
  { search, sort, most }: { search: Search; sort: SearchSort; most: number },
): Promise<number[]> {
  const statement = sort === 'best' ? selectBest(search, most) : selectSorted(search, { sort, most });
  const { rows } = await statement.execute(database);
  return rows.map(({ accountId }) => accountId);
}

/** The same two-way score as everywhere, over the members of highest standing among those who are found. */
function selectBest(search: Search, most: number): RawBuilder<Row> {
  const { seeker } = search;
  const found = selectFound(search, {
    key: sql`candidate.standing`,
    direction: 'desc',
    most: Math.max(most, mostScored),
  });
  // The limit within keeps the database from reading all rows instead of those few.
  return sql`
    select account_id as "accountId" from (
      select candidate.account_id, candidate.standing, ${pairWeights(seeker, listStated(seeker))}
      from ${found} as found
      cross join lateral (
        select * from matching_rows where matching_rows.account_id = found.account_id limit 1) as candidate) as scored
    order by ${scoreOfWeights} desc, standing desc, account_id desc limit ${most}`;
}

/** Each order is that of an index, so that reading ends when there are enough. */
const orders = {
  newest: { key: null, direction: 'desc' },
  youngest: { key: sql`candidate.date_of_birth`, direction: 'desc' },
  oldest: { key: sql`candidate.date_of_birth`, direction: 'asc' },
  last_seen: { key: hereSince, direction: 'desc', needsAccount: true },
} as const satisfies Record<Exclude<SearchSort, 'best'>, Omit<Part, 'most'>>;

function selectSorted(
  search: Search,
  { sort, most }: { sort: keyof typeof orders; most: number },
): RawBuilder<Row> {
  return sql`
    select account_id as "accountId" from ${selectFound(search, { ...orders[sort], most })} as found`;
}

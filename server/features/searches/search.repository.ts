import { type RawBuilder, sql } from 'kysely';
import type { SearchSort } from '#contract/matches/search-filters.fields.ts';
import { listStated, pairWeights, scoreOfWeights } from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hereSince, type Search, selectFound } from './sought.repository.ts';

/**
 * So many of highest standing are held against the viewer when the best are asked for; when fewer are found, that is
 * everybody.
 */
const mostScored = 2000;

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
  const order = sql`candidate.standing desc, candidate.account_id desc`;
  const found = selectFound(search, { columns: sql`candidate.*`, order, most: mostScored });
  return sql`
    select account_id as "accountId" from (
      select candidate.account_id, candidate.standing, ${pairWeights(seeker, listStated(seeker))}
      from ${found} as candidate) as scored
    order by ${scoreOfWeights} desc, standing desc, account_id desc limit ${most}`;
}

/** Each order is that of an index, so that reading ends when there are enough. */
const orders = {
  newest: sql`candidate.account_id desc`,
  youngest: sql`candidate.date_of_birth desc, candidate.account_id desc`,
  oldest: sql`candidate.date_of_birth, candidate.account_id`,
  last_seen: sql`here_since desc, candidate.account_id desc`,
} as const satisfies Record<Exclude<SearchSort, 'best'>, RawBuilder<unknown>>;

function selectSorted(
  search: Search,
  { sort, most }: { sort: keyof typeof orders; most: number },
): RawBuilder<Row> {
  const columns = sql`candidate.account_id, candidate.date_of_birth, ${hereSince} as here_since`;
  const order = orders[sort];
  return sql`
    select account_id as "accountId" from ${selectFound(search, { columns, order, most })} as candidate
    order by ${order}`;
}

import { type RawBuilder, sql } from 'kysely';
import type { SearchSort } from '#contract/matches/search-filters.fields.ts';
import { listStated, pairWeights, scoreOfWeights } from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hereSince, type Part, type Search, selectFound } from './sought.repository.ts';

/**
 * No index has the order of the best or of who was here last. So many of highest standing, which begins with the day somebody
 * was here last, are put in order; when fewer are found, that is everybody.
 */
const mostSorted = 1500;

type Row = { accountId: number };
type Asked = { search: Search; most: number };

/** The accounts that a search finds, in the order asked for; no more than `most`. */
export async function listFound(
  database: Database,
  { sort, ...asked }: Asked & { sort: SearchSort },
): Promise<number[]> {
  const { rows } = await statements[sort](asked).execute(database);
  return rows.map(({ accountId }) => accountId);
}

const statements: Record<SearchSort, (asked: Asked) => RawBuilder<Row>> = {
  best: selectBest,
  last_seen: selectLastSeen,
  newest: (asked) => selectInOrder(asked, { key: null, direction: 'desc' }),
  youngest: (asked) => selectInOrder(asked, { key: sql`candidate.date_of_birth`, direction: 'desc' }),
  oldest: (asked) => selectInOrder(asked, { key: sql`candidate.date_of_birth`, direction: 'asc' }),
};

/** The order of an index, so that reading ends when there are enough. */
function selectInOrder({ search, most }: Asked, order: Omit<Part, 'most'>): RawBuilder<Row> {
  return sql`select account_id as "accountId" from ${selectFound(search, { ...order, most })} as found`;
}

/** The same two-way score as everywhere. */
function selectBest(asked: Asked): RawBuilder<Row> {
  const { seeker } = asked.search;
  // The limit within keeps the database from reading all rows instead of those few.
  return sql`
    select account_id as "accountId" from (
      select candidate.account_id, candidate.standing, ${pairWeights(seeker, listStated(seeker))}
      from ${selectStanding(asked)} as found
      cross join lateral (
        select * from matching_rows where matching_rows.account_id = found.account_id limit 1) as candidate) as scored
    order by ${scoreOfWeights} desc, standing desc, account_id desc limit ${asked.most}`;
}

function selectLastSeen(asked: Asked): RawBuilder<Row> {
  return sql`
    select account_id as "accountId"
    from ${selectStanding(asked)} as found
    cross join lateral (
      select * from accounts where accounts.id = found.account_id limit 1) as account
    order by ${hereSince} desc, account_id desc limit ${asked.most}`;
}

function selectStanding({ search, most }: Asked): RawBuilder<unknown> {
  const key = sql`candidate.standing`;
  return selectFound(search, { key, direction: 'desc', most: Math.max(most, mostSorted) });
}

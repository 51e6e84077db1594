import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { SavedSearch } from './saved-searches.repository.ts';

/** Members with an alert that has not looked since an instant, who may sign in; so many, from an account on. */
export async function listAlerted(
  database: Database,
  { before, after, most }: { before: Date; after: number; most: number },
): Promise<number[]> {
  const rows = await database
    .selectFrom('savedSearches')
    .innerJoin('accounts', 'accounts.id', 'savedSearches.accountId')
    .select('savedSearches.accountId')
    .distinct()
    .where('hasAlert', '=', true)
    .where('alertedAt', '<', before)
    .where('savedSearches.accountId', '>', after)
    .where('accounts.status', '=', 'active')
    .orderBy('savedSearches.accountId')
    .limit(most)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

type Due = { accountId: number; before: Date };

/** A member's searches with an alert that has not looked since an instant. */
export async function listDue(database: Database, due: Due): Promise<SavedSearch[]> {
  return selectDue(database, due).execute();
}

/** The same, and nobody else tells of them or changes them until the transaction ends. None of a member who was erased. */
export async function lockDue(database: Database, due: Due): Promise<SavedSearch[]> {
  // The account first, as whoever erases it does: in one order, nobody waits for ever.
  await database.selectFrom('accounts').select('id').where('id', '=', due.accountId).forKeyShare().execute();
  return selectDue(database, due).forUpdate().execute();
}

function selectDue(database: Database, { accountId, before }: Due) {
  return database
    .selectFrom('savedSearches')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('hasAlert', '=', true)
    .where('alertedAt', '<', before)
    .orderBy('id');
}

/** Notes that an alert has looked, and whom it told of. */
export async function noteTold(
  database: Database,
  { searchId, partnerIds, now }: { searchId: number; partnerIds: readonly number[]; now: Date },
): Promise<void> {
  await database.updateTable('savedSearches').set({ alertedAt: now }).where('id', '=', searchId).execute();
  await sql`
    insert into search_tellings (search_id, partner_id, told_at)
    select ${searchId}::integer, partner_id, ${now}
    from unnest(${[...partnerIds]}::integer[]) as partner_id
    on conflict do nothing`.execute(database);
}

export type Told = { searchId: number; name: string; partnerIds: number[] };

/** Of whom a member's alerts told at a time, newest first, search by search; of alerts that were ended since nothing. */
export async function listTold(
  database: Database,
  { accountId, toldAt }: { accountId: number; toldAt: Date },
): Promise<Told[]> {
  return database
    .selectFrom('savedSearches')
    .innerJoin('searchTellings', 'searchTellings.searchId', 'savedSearches.id')
    .select(['savedSearches.id as searchId', 'savedSearches.name'])
    .select(sql<number[]>`array_agg(partner_id order by partner_id desc)`.as('partnerIds'))
    .where('accountId', '=', accountId)
    .where('hasAlert', '=', true)
    .where('toldAt', '=', toldAt)
    .groupBy('savedSearches.id')
    .orderBy('savedSearches.id')
    .execute();
}

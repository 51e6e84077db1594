import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type SavedSearch = Selectable<Tables['savedSearches']>;

/** A member's searches, latest first. */
export async function listSearches(database: Database, accountId: number): Promise<SavedSearch[]> {
  return database
    .selectFrom('savedSearches')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}

/**
 * A member's searches, latest first. The account is locked until the transaction ends, so that their number and names do not
 * change. Null when the member has been erased.
 */
export async function lockSearches(database: Database, accountId: number): Promise<SavedSearch[] | null> {
  const account = database.selectFrom('accounts').select('id').where('id', '=', accountId);
  const locked = await account.forNoKeyUpdate().executeTakeFirst();
  return locked === undefined ? null : listSearches(database, accountId);
}

export async function insertSearch(
  database: Database,
  search: Insertable<Tables['savedSearches']>,
): Promise<SavedSearch> {
  return database.insertInto('savedSearches').values(search).returningAll().executeTakeFirstOrThrow();
}

export async function updateSearch(
  database: Database,
  { id, ...changes }: { id: number } & Updateable<Tables['savedSearches']>,
): Promise<SavedSearch> {
  return database
    .updateTable('savedSearches')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns false when the member has no such search. */
export async function deleteSearch(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('savedSearches')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns false when no search has this token. */
export async function stopAlertByToken(database: Database, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('savedSearches')
    .set({ hasAlert: false })
    .where('stopTokenHash', '=', tokenHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false when there is no such search. */
export async function stopAlertOfSearch(database: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('savedSearches')
    .set({ hasAlert: false })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the alerts of all searches of a member. */
export async function stopAlertsOf(database: Database, accountId: number): Promise<void> {
  await database
    .updateTable('savedSearches')
    .set({ hasAlert: false })
    .where('accountId', '=', accountId)
    .execute();
}

/** The active accounts above the id `after` with an alert that did not run since an instant. */
export async function listAccountsWithDueAlerts(
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

type DueQuery = { accountId: number; before: Date };

/** A member's searches with an alert that did not run since an instant. */
export async function listDueSearches(database: Database, due: DueQuery): Promise<SavedSearch[]> {
  return selectDue(database, due).execute();
}

/** The due searches, locked until the transaction ends, so that each runs once and does not change; none of an erased member. */
export async function lockDueSearches(database: Database, due: DueQuery): Promise<SavedSearch[]> {
  // Erasing locks the account first too, so that two transactions never wait for each other.
  await database.selectFrom('accounts').select('id').where('id', '=', due.accountId).forKeyShare().execute();
  return selectDue(database, due).forUpdate().execute();
}

function selectDue(database: Database, { accountId, before }: DueQuery) {
  return database
    .selectFrom('savedSearches')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('hasAlert', '=', true)
    .where('alertedAt', '<', before)
    .orderBy('id');
}

/** Records that an alert ran, and which members it reported. */
export async function recordAlert(
  database: Database,
  { searchId, partnerIds, now }: { searchId: number; partnerIds: readonly number[]; now: Date },
): Promise<void> {
  await database.updateTable('savedSearches').set({ alertedAt: now }).where('id', '=', searchId).execute();
  await sql`
    insert into search_alerts (search_id, partner_id, alerted_at)
    select ${searchId}::integer, partner_id, ${now}
    from unnest(${[...partnerIds]}::integer[]) as partner_id
    on conflict do nothing`.execute(database);
}

export type Reported = { searchId: number; name: string; partnerIds: number[] };

/** The members that a run of a member's alerts reported, newest first, by search; without alerts that have ended since. */
export async function listReported(
  database: Database,
  { accountId, alertedAt }: { accountId: number; alertedAt: Date },
): Promise<Reported[]> {
  return database
    .selectFrom('savedSearches')
    .innerJoin('searchAlerts', 'searchAlerts.searchId', 'savedSearches.id')
    .select(['savedSearches.id as searchId', 'savedSearches.name'])
    .select(sql<number[]>`array_agg(partner_id order by partner_id desc)`.as('partnerIds'))
    .where('accountId', '=', accountId)
    .where('hasAlert', '=', true)
    .where('searchAlerts.alertedAt', '=', alertedAt)
    .groupBy('savedSearches.id')
    .orderBy('savedSearches.id')
    .execute();
}

import type { Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Restriction = Selectable<Tables['accountRestrictions']>;

/** The restrictions of an account that have not ended, the latest first. */
export async function listLiveRestrictions(database: Database, accountId: number): Promise<Restriction[]> {
  return database
    .selectFrom('accountRestrictions')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** The restrictions of some accounts that hold at an instant. */
export async function listHoldingRestrictions(
  database: Database,
  { accountIds, now }: { accountIds: readonly number[]; now: Date },
): Promise<Restriction[]> {
  if (accountIds.length === 0) return [];
  return database
    .selectFrom('accountRestrictions')
    .selectAll()
    .where('accountId', 'in', accountIds)
    .where('endedAt', 'is', null)
    .where((one) => one.or([one('until', 'is', null), one('until', '>', now)]))
    .orderBy('id', 'desc')
    .execute();
}

/** Whether a member is hidden apart from a report that hides them: by their own choice. The account is as it is now. */
export async function isHiddenByChoice(
  database: Database,
  { id, isHidden }: { id: number; isHidden: boolean },
): Promise<boolean> {
  const hiding = await database
    .selectFrom('accountRestrictions')
    .select('wasHidden')
    .where('accountId', '=', id)
    .where('kind', '=', 'hidden')
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return hiding?.wasHidden ?? isHidden;
}

/** All restrictions of some accounts, the latest first. */
export async function listRestrictionsOf(
  database: Database,
  accountIds: readonly number[],
): Promise<Restriction[]> {
  if (accountIds.length === 0) return [];
  return database
    .selectFrom('accountRestrictions')
    .selectAll()
    .where('accountId', 'in', accountIds)
    .orderBy('id', 'desc')
    .execute();
}

/** The restriction that a report imposed and that has not ended. */
export async function findRestrictionOfReport(
  database: Database,
  reportId: number,
): Promise<Restriction | undefined> {
  return database
    .selectFrom('accountRestrictions')
    .selectAll()
    .where('reportId', '=', reportId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

/** The accounts with a restriction whose date has passed. */
export async function listDueAccounts(
  database: Database,
  { now, most }: { now: Date; most: number },
): Promise<number[]> {
  const rows = await database
    .selectFrom('accountRestrictions')
    .select('accountId')
    .distinct()
    .where('endedAt', 'is', null)
    .where('until', '<=', now)
    .limit(most)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

export async function insertRestriction(
  database: Database,
  restriction: Omit<Restriction, 'id' | 'endedAt'>,
): Promise<void> {
  await database.insertInto('accountRestrictions').values(restriction).execute();
}

export async function endRestriction(
  database: Database,
  { id, endedAt }: { id: number; endedAt: Date },
): Promise<void> {
  await database.updateTable('accountRestrictions').set({ endedAt }).where('id', '=', id).execute();
}

export async function setAccountState(
  database: Database,
  { id, ...state }: { id: number; status: 'active' | 'inactive'; isHidden: boolean },
): Promise<void> {
  await database.updateTable('accounts').set(state).where('id', '=', id).execute();
}

type BannedIdentifier = { hash: string; kind: 'email' | 'mobile'; accountId: number; createdAt: Date };

export async function insertBannedIdentifiers(
  database: Database,
  identifiers: readonly BannedIdentifier[],
): Promise<void> {
  await database
    .insertInto('bannedIdentifiers')
    .values([...identifiers])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBannedIdentifiers(database: Database, accountId: number): Promise<void> {
  await database.deleteFrom('bannedIdentifiers').where('accountId', '=', accountId).execute();
}

export async function hasBannedIdentifier(database: Database, hashes: readonly string[]): Promise<boolean> {
  const row = await database
    .selectFrom('bannedIdentifiers')
    .select('hash')
    .where('hash', 'in', hashes)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

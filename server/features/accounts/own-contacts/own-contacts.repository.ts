import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type EmailChange = Selectable<Tables['emailChanges']>;

export async function insertEmailChange(
  database: Database,
  change: Insertable<Tables['emailChanges']>,
): Promise<number> {
  const { id } = await database
    .insertInto('emailChanges')
    .values(change)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A change by its number, also an expired one until the hourly cleaning; undefined once that or an erasure removed it. */
export async function findEmailChangeById(database: Database, id: number): Promise<EmailChange | undefined> {
  return database.selectFrom('emailChanges').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The change that a token undoes. */
export async function findEmailChange(
  database: Database,
  { undoTokenHash, now }: { undoTokenHash: string; now: Date },
): Promise<EmailChange | undefined> {
  return database
    .selectFrom('emailChanges')
    .selectAll()
    .where('undoTokenHash', '=', undoTokenHash)
    .where('expiresAt', '>', now)
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
}

/** Until when a former address can undo the latest change; null when none can. */
export async function findUndoEnd(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<Date | null> {
  const row = await database
    .selectFrom('emailChanges')
    .select('expiresAt')
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .where('undoneAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.expiresAt ?? null;
}

export async function setUndoToken(
  database: Database,
  { id, undoTokenHash }: { id: number; undoTokenHash: string },
): Promise<void> {
  await database.updateTable('emailChanges').set({ undoTokenHash }).where('id', '=', id).execute();
}

/** Undoes a change and all later ones of the account: the token of a later one belongs to an address that no longer counts. */
export async function markUndone(
  database: Database,
  { id, accountId, now }: { id: number; accountId: number; now: Date },
): Promise<void> {
  await database
    .updateTable('emailChanges')
    .set({ undoneAt: now })
    .where('accountId', '=', accountId)
    .where('id', '>=', id)
    .where('undoneAt', 'is', null)
    .execute();
}

export async function deleteOldEmailChanges(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('emailChanges').where('expiresAt', '<', now).execute();
}

/** The new addresses of an account that codes were sent to, the latest first. */
export async function listPendingAddresses(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<{ purpose: string; address: string; codeLength: number }[]> {
  return database
    .selectFrom('oneTimeCodes')
    .select(['purpose', 'address', 'codeLength'])
    .where('accountId', '=', accountId)
    .where('purpose', 'in', ['email', 'mobile'])
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('requestedAt', 'desc')
    .execute();
}

/** Locks the codes to some addresses until the transaction ends. */
export async function lockCodesTo(database: Database, addresses: readonly string[]): Promise<void> {
  await database
    .selectFrom('oneTimeCodes')
    .select('purpose')
    .where('address', 'in', addresses)
    .orderBy('purpose')
    .orderBy('address')
    .forUpdate()
    .execute();
}

export async function closeQuestion(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ mobileQuestionClosedAt: now })
    .where('id', '=', accountId)
    .execute();
}

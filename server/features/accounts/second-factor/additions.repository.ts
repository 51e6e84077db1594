import type { Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Addition = Selectable<Tables['secondFactorAdditions']>;

export async function insertAddition(
  database: Database,
  addition: { accountId: number; addedAt: Date; expiresAt: Date },
): Promise<number> {
  const { id } = await database
    .insertInto('secondFactorAdditions')
    .values(addition)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the token that undoes an addition; undefined when the addition is over or was undone. */
export async function setAdditionToken(
  database: Database,
  { id, undoTokenHash, now }: { id: number; undoTokenHash: string; now: Date },
): Promise<Addition | undefined> {
  return database
    .updateTable('secondFactorAdditions')
    .set({ undoTokenHash })
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** The addition that a token undoes. */
export async function findAddition(
  database: Database,
  { undoTokenHash, now }: { undoTokenHash: string; now: Date },
): Promise<Addition | undefined> {
  return database
    .selectFrom('secondFactorAdditions')
    .selectAll()
    .where('undoTokenHash', '=', undoTokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Deletes all additions of an account, or one and all later ones. */
export async function deleteAdditions(
  database: Database,
  { accountId, id = 0 }: { accountId: number; id?: number },
): Promise<void> {
  await database
    .deleteFrom('secondFactorAdditions')
    .where('accountId', '=', accountId)
    .where('id', '>=', id)
    .execute();
}

export async function deleteOldAdditions(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('secondFactorAdditions').where('expiresAt', '<=', now).execute();
}

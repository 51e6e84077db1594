import type { Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Picture = Selectable<Tables['pictures']>;

export async function insertPicture(database: Database, picture: Picture): Promise<void> {
  await database.insertInto('pictures').values(picture).execute();
}

export async function findPicture(database: Database, token: string): Promise<Picture | undefined> {
  return database.selectFrom('pictures').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Gives a picture another token, and the rows that refer to it too; false when there is no such picture. */
export async function renewPicture(
  database: Database,
  { token, newToken }: { token: string; newToken: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('pictures')
    .set({ token: newToken })
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePicture(database: Database, token: string): Promise<Picture | undefined> {
  return database.deleteFrom('pictures').where('token', '=', token).returningAll().executeTakeFirst();
}

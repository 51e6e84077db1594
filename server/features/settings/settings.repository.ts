import type { Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type StoredSettings = Selectable<Tables['memberSettings']>;

/** What a member changed; undefined while they have changed nothing. */
export async function findStoredSettings(
  database: Database,
  accountId: number,
): Promise<StoredSettings | undefined> {
  return database
    .selectFrom('memberSettings')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

import type { Insertable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type NewProfile = Insertable<Tables['profiles']>;

export async function insertProfile(database: Database, profile: NewProfile): Promise<void> {
  await database.insertInto('profiles').values(profile).execute();
}

import type { Selectable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type SavedMapping = Selectable<Tables['importMappings']>;

export async function listSavedMappings(database: Database): Promise<SavedMapping[]> {
  return database.selectFrom('importMappings').selectAll().orderBy('name').execute();
}

export async function findSavedMapping(database: Database, name: string): Promise<SavedMapping | undefined> {
  return database.selectFrom('importMappings').selectAll().where('name', '=', name).executeTakeFirst();
}

/** Stores a mapping under its name, replacing the one that has it. */
export async function upsertMapping(
  database: Database,
  { name, ...saved }: { name: string; mapping: string; updatedAt: Date; headers?: string[] },
): Promise<void> {
  await database
    .insertInto('importMappings')
    .values({ name, ...saved })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(saved))
    .execute();
}

/** False when there is no mapping of this name. */
export async function deleteMapping(database: Database, name: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('importMappings')
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

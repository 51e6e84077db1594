import type { Insertable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export async function insertAuditEntry(
  database: Database,
  entry: Insertable<Tables['auditEntries']>,
): Promise<void> {
  await database.insertInto('auditEntries').values(entry).execute();
}

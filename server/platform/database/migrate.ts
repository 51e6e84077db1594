import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const oldestServer = 150_000;

/**
 * Migrates the database to the newest schema, under an advisory lock, so that processes that start together are safe. Throws
 * when a step fails; the failed step is rolled back.
 */
export async function migrate(database: Database, migrations: Record<string, Migration>): Promise<void> {
  await refuseOldServer(database);
  // Most starts have nothing to migrate; the migrator would take a lock and describe every table first.
  if (await isMigrated(database, Object.keys(migrations))) return;
  const migrator = new Migrator({
    db: database.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated', { cause: error });
}

async function refuseOldServer(database: Database): Promise<void> {
  const query = sql<{ version: string }>`select current_setting('server_version_num') as version`;
  const { rows } = await query.execute(database);
  const version = Number(rows[0]?.version);
  if (version < oldestServer) throw new Error(`PostgreSQL 15 or newer is needed; the server is ${version}.`);
}

/** Whether exactly these steps have run. */
async function isMigrated(database: Database, names: readonly string[]): Promise<boolean> {
  const exists = await sql<{
    exists: boolean;
  }>`select to_regclass('kysely_migration') is not null as exists`.execute(database);
  if (exists.rows[0]?.exists !== true) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return isDeepStrictEqual(
    rows.map(({ name }) => name),
    names.toSorted(),
  );
}

import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const oldestServer = 150_000;

/**
 * Brings the database to the newest shape. Runs at every start, under an advisory lock, so that processes
 * starting together are safe. Throws when a step fails; the failed step leaves nothing behind.
 */
export async function migrate(database: Database, migrations: Record<string, Migration>): Promise<void> {
  await refuseOldServer(database);
  const migrator = new Migrator({
    db: database.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated', { cause: error });
}

async function refuseOldServer(database: Database): Promise<void> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version_num') as version`.execute(database);
  const version = Number(rows[0]?.version);
  if (version < oldestServer) throw new Error(`PostgreSQL 15 or newer is needed; the server is ${version}.`);
}

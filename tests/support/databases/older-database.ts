import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '#server/migrations/migrations.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createEmptyTestDatabase, throwErrors } from './test-database.ts';

export type OlderDatabase = { database: Database; update: () => Promise<void>; close: () => Promise<void> };

/** A database as it was before a step of migration, named by its number; `update` runs that step and all later ones. */
export async function openOlderDatabase(before: string): Promise<OlderDatabase> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-migration-'));
  const { url: databaseUrl, drop } = await createEmptyTestDatabase();
  const { database, close } = await openDatabase({
    databaseUrl,
    poolSize: 1,
    dataDirectory,
    report: throwErrors,
  });
  const earlier = Object.entries(migrations).filter(([name]) => name < before);
  await migrate(database, Object.fromEntries(earlier));
  return {
    database,
    update: () => migrate(database, migrations),
    close: async () => {
      await close();
      await drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

import { type Configuration, readConfiguration } from '#server/configuration.ts';
import { migrations } from '#server/migrations/migrations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';

/** The configured database, migrated, without the server around it: for commands. */
export type Store = {
  configuration: Configuration;
  database: Database;
  now: () => Date;
  close: () => Promise<void>;
};

/** Throws DataDirectoryInUse while a server works on the embedded database. */
export async function openStore(environment: Record<string, string | undefined>): Promise<Store> {
  const configuration = readConfiguration(environment);
  const { database, close } = await openDatabase({
    databaseUrl: configuration.databaseUrl,
    poolSize: configuration.databasePoolSize,
    dataDirectory: configuration.dataDirectory,
    onError: (error) => process.stderr.write(`A database connection broke: ${error.message}\n`),
  });
  await migrate(database, migrations);
  return { configuration, database, now: () => new Date(), close };
}

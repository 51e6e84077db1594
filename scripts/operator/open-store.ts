import { type Configuration, readConfiguration } from '#server/configuration.ts';
import { migrations } from '#server/migrations/migrations.ts';
import { prepareDataDirectory } from '#server/platform/configuration/data-directory.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import { openFileStore } from '#server/platform/storage/open-file-store.ts';

/** The configured database, migrated, without the server around it: for commands. */
export type Store = {
  configuration: Configuration;
  database: Database;
  /** The store of photos and of copies of members' data. */
  files: FileStore;
  now: () => Date;
  close: () => Promise<void>;
};

/** Throws DataDirectoryInUse while the product runs on the embedded database, and ConfigurationError when that does not start. */
export async function openStore(environment: Record<string, string | undefined>): Promise<Store> {
  const configuration = readConfiguration(environment);
  prepareDataDirectory(configuration.dataDirectory, (message) => process.stderr.write(`${message}\n`));
  const { database, close } = await openDatabase({
    databaseUrl: configuration.databaseUrl,
    poolSize: configuration.databasePoolSize,
    dataDirectory: configuration.dataDirectory,
    report: (severity, message) => {
      if (severity !== 'debug') process.stderr.write(`${message}\n`);
    },
  });
  await migrate(database, migrations);
  const files = await openFileStore(configuration);
  return { configuration, database, files, now: () => new Date(), close };
}

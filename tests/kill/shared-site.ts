import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#scripts/test/start-postgres.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { createDatabaseOn } from '#tests/support/databases/test-database.ts';

/** A site that several processes serve: they share a database on a PostgreSQL server of its own, and the key. */
export type SharedSite = {
  folder: string;
  environment: { DATABASE_URL: string; SECRET_KEY: string };
  /** Starts the built product with a data directory for this place. */
  startServer: (place: number, more?: Readonly<Record<string, string>>) => Promise<ServerProcess>;
  close: () => Promise<void>;
};

export async function openSharedSite(): Promise<SharedSite> {
  const postgres = await startPostgres();
  const database = await createDatabaseOn(postgres.url);
  const folder = await mkdtemp(join(tmpdir(), 'intandem-kill-'));
  const environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: 'a key that both processes have in common',
  };
  return {
    folder,
    environment,
    startServer: (place, more = {}) =>
      startServerProcess({ DATA_DIR: join(folder, String(place)), ...environment, ...more }),
    close: async () => {
      await rm(folder, { recursive: true, force: true });
      await database.drop();
      await postgres.stop();
    },
  };
}

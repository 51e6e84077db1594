import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { lockDataDirectory } from './data-directory-lock.ts';
import { databaseOver, type OpenDatabase } from './database.ts';
import { yieldBetweenStatements } from './yield-between-statements.ts';

export type DatabaseOptions = {
  databaseUrl: string | undefined;
  poolSize: number;
  dataDirectory: string;
  /** Told of a connection that broke while nobody used it; the pool replaces it. */
  onError: (error: Error) => void;
};

/** Waiting longer than this for a connection means that the pool was used inside a transaction, or that the database is gone. */
const connectionTimeoutMillis = 10_000;

/** Opens PostgreSQL when there is an address for it, else the embedded database in the data directory. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl === undefined ? openEmbedded(options) : openServer(options, options.databaseUrl);
}

function openServer(options: DatabaseOptions, connectionString: string): OpenDatabase {
  const database = databaseOver(
    { connectionString, max: options.poolSize, connectionTimeoutMillis, keepAlive: true },
    options.onError,
  );
  return { database, engine: 'postgres', close: () => database.destroy() };
}

async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const lock = lockDataDirectory(options.dataDirectory);
  try {
    const embedded = await PGlite.create(join(options.dataDirectory, 'database'));
    yieldBetweenStatements(embedded);
    // One connection that is never replaced: the embedded database is a single session.
    const single = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis };
    const database = databaseOver(Object.assign(createPgConfig(embedded), single), options.onError);
    const close = async () => {
      await database.destroy();
      await embedded.close();
      lock.release();
    };
    return { database, engine: 'embedded', close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from '#server/migrations/tables.ts';
import { lockDataDirectory } from './data-directory-lock.ts';

/** The database, or a transaction on it: repositories take either. */
export type Database = Kysely<Tables>;

export type OpenDatabase = {
  database: Database;
  engine: 'embedded' | 'postgres';
  /** Waits for running statements and releases everything, the lock on the data directory included. */
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  databaseUrl: string | undefined;
  poolSize: number;
  dataDirectory: string;
  /** Receives the error of an idle connection that broke; the pool replaces the connection. */
  onError: (error: Error) => void;
};

/** A longer wait for a connection means that a transaction used the pool, or that the database is gone. */
const connectionTimeoutMillis = 10_000;
/** A new connection takes some milliseconds of both processors, in the middle of a call, so one that is idle is kept. */
const idleTimeoutMillis = 600_000;

/** Opens PostgreSQL when there is an address for it, else the embedded database in the data directory. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl === undefined ? openEmbedded(options) : openServer(options, options.databaseUrl);
}

function openServer(options: DatabaseOptions, connectionString: string): OpenDatabase {
  const pool = {
    connectionString,
    max: options.poolSize,
    connectionTimeoutMillis,
    idleTimeoutMillis,
    keepAlive: true,
  };
  const database = databaseOver(pool, options.onError);
  return { database, engine: 'postgres', close: () => database.destroy() };
}

/** Half of PostgreSQL's own size: the whole buffer is written at every start, and stays in the memory of this process. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB'];

async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const lock = lockDataDirectory(options.dataDirectory);
  try {
    const embedded = await PGlite.create(join(options.dataDirectory, 'database'), { startParams });
    yieldBetweenStatements(embedded);
    // The embedded database has a single session, so its one connection is never replaced.
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

// Calendar dates stay `YYYY-MM-DD` strings; counts are numbers (ours stay far below 2^53).
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Builds Kysely over a pool; columns are snake_case in the database and camelCase in the program. */
function databaseOver(poolOptions: pg.PoolConfig, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ ...poolOptions, types });
  pool.on('error', onError);
  // A connection that breaks in use fails its statement; without a listener its error event would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Compiling a statement takes longer than any of ours runs. If this fails, so does the first statement.
  pool.on('connect', (client) => void client.query('set jit = off').catch(() => undefined));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    // The keys inside a JSON value are stored as they are.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** The protocol's messages Query and Sync: each ends one statement. */
const endsOfStatements = new Set(['Q', 'S'].map((letter) => letter.charCodeAt(0)));

/**
 * Yields to the event loop once for each statement. The embedded database answers within the turn of the call, so waiting
 * statements would run without a pause, and every other request would wait for the last of them.
 */
function yieldBetweenStatements(embedded: PGlite): void {
  const run = embedded.execProtocolStream.bind(embedded);
  embedded.execProtocolStream = async (message, options) => {
    if (endsOfStatements.has(message[0] ?? 0)) await nextTurn();
    return run(message, options);
  };
}

/** Whether the database answers at all. */
export async function isAnswering(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    // The work that needs the database logs the reason; readiness is only yes or no.
    return false;
  }
}

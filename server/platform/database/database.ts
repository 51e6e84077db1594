import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from '#server/migrations/tables.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import type { Report } from './embedded/postmaster.ts';

/** The database, or a transaction on it: repositories take either. */
export type Database = Kysely<Tables>;

export type OpenDatabase = {
  database: Database;
  /** The address of the database, for connections of their own. */
  connectionString: string;
  /** Waits for running statements and releases everything; the embedded server stops. */
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** The address of a server of one's own; undefined means the embedded one in the data directory. */
  databaseUrl: string | undefined;
  poolSize: number;
  dataDirectory: string;
  /** Receives what an operator should know: a connection that broke, which the pool replaces, or what the embedded server says. */
  report: Report;
};

/** A longer wait for a connection means that a transaction used the pool, or that the database is gone. */
const connectionTimeoutMillis = 10_000;
/** A new connection takes some milliseconds of both processors, in the middle of a call, so one that is idle is kept. */
const ofOwnServer = { idleTimeoutMillis: 600_000 } as const;
/** Each takes 3 MiB of the embedded server, whose machine is small: those that only a crowd of calls needs, or a start, are given back. */
const ofEmbeddedServer = { min: 4, idleTimeoutMillis: 10_000 } as const;

/**
 * Opens the database at an address, or starts the embedded server in the data directory. Throws DataDirectoryInUse and
 * ConfigurationError.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDirectory, poolSize, report } = options;
  if (databaseUrl !== undefined) {
    const database = connect(databaseUrl, { ...options, keeping: ofOwnServer });
    return { database, connectionString: databaseUrl, close: () => database.destroy() };
  }
  const { connectionString, stop } = await startEmbeddedServer({
    dataDirectory,
    connections: poolSize,
    report,
  });
  const database = connect(connectionString, { ...options, keeping: ofEmbeddedServer });
  const close = async () => {
    await database.destroy();
    await stop();
  };
  return { database, connectionString, close };
}

/** How many idle connections are kept in any case, and how long others are. */
type Keeping = { min?: number; idleTimeoutMillis: number };

// Calendar dates stay `YYYY-MM-DD` strings; counts are numbers (ours stay far below 2^53).
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Builds Kysely over a pool; columns are snake_case in the database and camelCase in the program. */
function connect(
  connectionString: string,
  { poolSize, report, keeping }: Pick<DatabaseOptions, 'poolSize' | 'report'> & { keeping: Keeping },
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis,
    ...keeping,
    keepAlive: true,
    types,
  });
  pool.on('error', (error) => {
    // The embedded server may stop before the last connection has said goodbye.
    if (!pool.ending) report('error', `a database connection broke: ${error.message}`);
  });
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

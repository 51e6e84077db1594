import { CamelCasePlugin, type Kysely, Kysely as KyselyDatabase, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '#server/migrations/tables.ts';

/** The database, or a transaction on it: repositories take either. */
export type Database = Kysely<Tables>;

export type OpenDatabase = {
  database: Database;
  engine: 'embedded' | 'postgres';
  /** Waits for running statements and releases everything, the lock on the data directory included. */
  close: () => Promise<void>;
};

// Calendar dates stay `YYYY-MM-DD` strings; counts are numbers (ours stay far below 2^53).
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Builds Kysely over an ordinary pool; columns are snake_case in the database and camelCase in the program. */
export function databaseOver(poolOptions: pg.PoolConfig, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ ...poolOptions, types });
  pool.on('error', onError);
  // A connection that breaks while it is in use fails its statement, which says so; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Compiling a statement takes longer than any of ours runs. A failure here fails the first statement too, which says so.
  pool.on('connect', (client) => void client.query('set jit = off').catch(() => undefined));
  return new KyselyDatabase<Tables>({
    dialect: new PostgresDialect({ pool }),
    // What stands inside a JSON value keeps its own names.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

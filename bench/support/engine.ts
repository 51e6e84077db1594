import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '#scripts/test/start-postgres.ts';

export type Engine = {
  name: string;
  /** An empty database; undefined means the embedded server. */
  databaseUrl: string | undefined;
  drop: () => Promise<void>;
};

/**
 * The engine to measure on: embedded, or with `--postgres` or DATABASE_URL a PostgreSQL server. There the measurement
 * works in a database of its own, never in the one that the address names.
 */
export async function openEngine(): Promise<Engine> {
  const serverUrl = await findServer();
  if (serverUrl === undefined) {
    return { name: 'embedded', databaseUrl: undefined, drop: () => Promise.resolve() };
  }
  const database = `bench_${randomUUID().replaceAll('-', '')}`;
  await runOn(serverUrl, `create database ${database}`);
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  const drop = () => runOn(serverUrl, `drop database if exists ${database} with (force)`);
  return { name: 'PostgreSQL server', databaseUrl: url.href, drop };
}

async function findServer(): Promise<string | undefined> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined) return given;
  return process.argv.includes('--postgres') ? (await startPostgres()).url : undefined;
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

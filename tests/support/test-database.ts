import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** An empty database of its own on the test server; undefined means: use the embedded engine. */
export async function createTestDatabase(): Promise<{ url: string | undefined; drop: () => Promise<void> }> {
  if (process.env['TEST_ENGINE'] !== 'postgres') return { url: undefined, drop: () => Promise.resolve() };
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl === undefined) throw new Error('TEST_DATABASE_URL is not set');
  return createDatabaseOn(serverUrl);
}

/** An empty database of its own on a PostgreSQL server. */
export async function createDatabaseOn(
  serverUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore } from '#scripts/operator/open-store.ts';

export type TestDatabase<Url extends string | undefined = string | undefined> = {
  url: Url;
  drop: () => Promise<void>;
};

const embedded: TestDatabase = { url: undefined, drop: () => Promise.resolve() };

/** A migrated database of its own on the test server; undefined means: use the embedded engine. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = findTestServer();
  return serverUrl === null ? embedded : createDatabaseOn(serverUrl, process.env['TEST_DATABASE_TEMPLATE']);
}

/** An empty database, for tests of migrations. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  const serverUrl = findTestServer();
  return serverUrl === null ? embedded : createDatabaseOn(serverUrl);
}

/** A database of its own on a PostgreSQL server: empty, or a copy of a template there. */
export async function createDatabaseOn(serverUrl: string, template?: string): Promise<TestDatabase<string>> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(
    serverUrl,
    template === undefined ? `create database ${name}` : `create database ${name} template ${template}`,
  );
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

/** Puts a migrated embedded database into a data directory; where the run has none, the application makes its own. */
export function copyEmbeddedTemplate(dataDirectory: string): void {
  const template = process.env['TEST_DATABASE_TEMPLATE'];
  // 1,400 small files: copied one by one in promises they take more than ten times as long.
  if (template !== undefined) cpSync(template, join(dataDirectory, 'database'), { recursive: true });
}

/** The name of a migrated database on a PostgreSQL server, for copying. PostgreSQL copies only databases without connections. */
export async function createTemplateOn(
  serverUrl: string,
): Promise<{ template: string; drop: () => Promise<void> }> {
  const { url, drop } = await createDatabaseOn(serverUrl);
  const store = await openStore({ DATABASE_URL: url, DATA_DIR: join(tmpdir(), 'template-store') });
  await store.close();
  return { template: new URL(url).pathname.slice(1), drop };
}

/** Null on the embedded engine. */
function findTestServer(): string | null {
  if (process.env['TEST_ENGINE'] !== 'postgres') return null;
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl === undefined) throw new Error('TEST_DATABASE_URL is not set');
  return serverUrl;
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

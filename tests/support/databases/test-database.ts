import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore } from '#scripts/operator/open-store.ts';
import type { DatabaseOptions } from '#server/platform/database/database.ts';

export type TestDatabase = {
  url: string;
  drop: () => Promise<void>;
};

/** A migrated database of its own on the server of the run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabaseOn(findTestServer(), process.env['TEST_DATABASE_TEMPLATE']);
}

/** An empty database, for tests of migrations. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  return createDatabaseOn(findTestServer());
}

/** A database of its own on a PostgreSQL server: empty, or a copy of a template there. */
export async function createDatabaseOn(serverUrl: string, template?: string): Promise<TestDatabase> {
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

/** The name of a migrated database on a PostgreSQL server, for copying. PostgreSQL copies only databases without connections. */
export async function createTemplateOn(
  serverUrl: string,
): Promise<{ template: string; drop: () => Promise<void> }> {
  const { url, drop } = await createDatabaseOn(serverUrl);
  const store = await openStore({ DATABASE_URL: url, DATA_DIR: join(tmpdir(), 'template-store') });
  await store.close();
  return { template: new URL(url).pathname.slice(1), drop };
}

/** For databases that a test opens itself: what the product would log as an error fails the test. */
export const throwErrors: DatabaseOptions['report'] = (severity, message) => {
  if (severity === 'error') throw new Error(message);
};

function findTestServer(): string {
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

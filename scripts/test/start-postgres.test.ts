import { existsSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPostgres } from './start-postgres.ts';

beforeEach(() => {
  vi.stubEnv('TEST_DATABASE_URL', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a started server answers, makes databases, and leaves nothing behind', async () => {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create database another');
  await client.end();
  const folder = new URL(server.url).searchParams.get('host') ?? '';
  expect(existsSync(folder)).toBe(true);
  await server.stop();
  expect(existsSync(folder)).toBe(false);
});

test('a given server is used as it is', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://elsewhere/test');
  expect((await startPostgres()).url).toBe('postgres://elsewhere/test');
});

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

test.runIf(process.env['TEST_ENGINE'] === 'postgres')(
  'a started server answers, makes databases, and leaves nothing behind',
  async () => {
    const server = await startPostgres();
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('create database another');
    const { rows } = await client.query<{ version: number; folder: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('data_directory') as folder`,
    );
    await client.end();
    expect(rows[0]?.version).toBeGreaterThanOrEqual(150_000);
    expect(rows.map(({ folder }) => existsSync(folder))).toEqual([true]);

    server.stop();
    expect(rows.map(({ folder }) => existsSync(folder))).toEqual([false]);
  },
);

test('a given server is used as it is', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://elsewhere/test');
  expect((await startPostgres()).url).toBe('postgres://elsewhere/test');
});

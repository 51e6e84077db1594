import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '#server/migrations/migrations.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/platform/database/database.ts';
import { createEmptyTestDatabase } from '#tests/support/test-database.ts';

let opened: OpenDatabase;
let drop: () => Promise<void>;
let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-migration-'));
  const database = await createEmptyTestDatabase();
  drop = database.drop;
  const onError = (error: Error) => {
    throw error;
  };
  opened = await openDatabase({ databaseUrl: database.url, poolSize: 1, dataDirectory, onError });
});
afterAll(async () => {
  await opened.close();
  await drop();
  await rm(dataDirectory, { recursive: true, force: true });
});

it('older profiles get codes where their words name a value, and retain own words elsewhere', async () => {
  const faiths = [
    ['Hindu', 'Brahmin – Iyer'],
    ['Christian', 'Nadar'],
    ['hindu', ' nadar '],
    ['Sikh', 'Nadar'],
    ['Baháʼí', 'Other'],
    ['Sarna Dharam', 'Oraon'],
    ['Prefer not to say', 'Prefer not to say'],
  ];
  const { database } = opened;
  const before = Object.entries(migrations).filter(([name]) => name < '0006');
  await migrate(database, Object.fromEntries(before));
  await sql`
    insert into accounts (email, password_hash, created_at)
    select number || '@example.org', '', now() from generate_series(1, ${faiths.length}) as number`.execute(
    database,
  );
  await sql`
    insert into profiles (account_id, profile_for, gender, first_name, last_name, date_of_birth, religion, community,
      created_at, updated_at)
    select number, 'My Self', 'Female', 'Asha', 'Mathew', '1997-03-14', faith->>0, faith->>1, now(), now()
    from jsonb_array_elements(${JSON.stringify(faiths)}::jsonb) with ordinality as given (faith, number)`.execute(
    database,
  );
  await migrate(database, migrations);
  const rows = await database
    .selectFrom('profiles')
    .select(['religion', 'community'])
    .orderBy('accountId')
    .execute();
  expect(rows.map(({ religion, community }) => [religion, community])).toEqual([
    ['hindu', 'hindu-brahmin-iyer'],
    ['christian', 'christian-nadar'],
    ['hindu', 'hindu-nadar'],
    ['sikh', 'Nadar'],
    ['bahai', 'other'],
    ['Sarna Dharam', 'Oraon'],
    ['prefer-not-to-say', 'prefer-not-to-say'],
  ]);
});

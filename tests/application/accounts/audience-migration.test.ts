import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '#server/migrations/migrations.ts';
import { openDatabase, type OpenDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
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

it('members keep their audience; those who have another than the usual one chose it, the others are asked', async () => {
  const { database } = opened;
  const before = Object.entries(migrations).filter(([name]) => name < '0046-');
  await migrate(database, Object.fromEntries(before));
  const at = new Date('2026-01-02T03:04:05Z');
  await sql`insert into accounts (id, email, password_hash, role, created_at)
    select number, number || '@example.org', '', 'user', now() from generate_series(1, 3) as number`.execute(
    database,
  );
  await sql`insert into member_settings (account_id, contact_audience, shows_visits, updated_at)
    values (1, 'members', false, ${at}), (2, 'accepted', true, ${at}), (3, 'nobody', true, ${at})`.execute(
    database,
  );
  await migrate(database, migrations);
  const stored = await database
    .selectFrom('memberSettings')
    .select(['accountId', 'contactAudience', 'audienceChosenAt'])
    .orderBy('accountId')
    .execute();
  expect(stored).toEqual([
    { accountId: 1, contactAudience: 'members', audienceChosenAt: null },
    { accountId: 2, contactAudience: 'accepted', audienceChosenAt: at },
    { accountId: 3, contactAudience: 'nobody', audienceChosenAt: at },
  ]);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '#server/migrations/migrations.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import {
  createTestDatabase,
  type TestDatabase,
  throwErrors,
} from '#tests/support/databases/test-database.ts';

let dataDirectory: string;
let created: TestDatabase;
let opened: OpenDatabase;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-migration-'));
  created = await createTestDatabase();
  opened = await openDatabase({ databaseUrl: created.url, poolSize: 1, dataDirectory, report: throwErrors });
});
afterEach(async () => {
  await opened.close();
  await created.drop();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** The migrations of a later version, which has one more. */
const withLater = (...statements: string[]) => ({
  ...migrations,
  '9999-later': {
    up: async (database: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(database);
    },
  },
});
const addColumn = `alter table plans add column motto text not null default 'together'`;

async function readMottos() {
  const { rows } = await sql<{ motto?: string }>`select * from plans order by id`.execute(opened.database);
  return rows.map(({ motto }) => motto);
}

it('a later migration changes a database in use, once', async () => {
  await migrate(opened.database, withLater(addColumn));
  await migrate(opened.database, withLater(addColumn));
  expect(await readMottos()).toEqual(['together', 'together', 'together']);
});

it('a migration that fails is rolled back, and runs once it is mended', async () => {
  const broken = withLater(addColumn, 'alter table nowhere add column motto text');
  await expect(migrate(opened.database, broken)).rejects.toThrow('The database could not be migrated');
  expect(await readMottos()).toEqual([undefined, undefined, undefined]);
  await migrate(opened.database, withLater(addColumn));
  expect(await readMottos()).toEqual(['together', 'together', 'together']);
});

it('an earlier version refuses the database of a later one', async () => {
  await migrate(opened.database, withLater(addColumn));
  await expect(migrate(opened.database, migrations)).rejects.toThrow('The database could not be migrated');
});

it('stories that were approved before agreements were stored stay approved, and can be restored', async () => {
  const { database } = opened;
  await migrate(database, migrations);
  await sql`alter table stories drop column agreement, drop column approved_at`.execute(database);
  await sql`alter table story_consents drop column shows_id`.execute(database);
  for (const [status, decidedAt] of [
    ['approved', '2026-02-03T00:00:00Z'],
    ['approved', null],
    ['pending', null],
  ]) {
    await sql`insert into stories (status, decided_at, created_at, wedding_date, image, story,
        bride_first_name, bride_last_name, groom_first_name, groom_last_name)
      values (${status}, ${decidedAt}, '2026-02-01', '2026-01-01', '', '', '', '', '', '')`.execute(database);
  }
  await migrations['0003-agreed-stories']?.up(database);
  const { rows } = await sql<{ day: string | null }>`
    select to_char(approved_at at time zone 'UTC', 'DD') as day from stories order by id`.execute(database);
  expect(rows.map(({ day }) => day)).toEqual(['03', '01', null]);
});

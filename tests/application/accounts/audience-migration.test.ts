import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OlderDatabase, openOlderDatabase } from '#tests/support/databases/older-database.ts';

let older: OlderDatabase;
beforeAll(async () => {
  older = await openOlderDatabase('0046');
});
afterAll(() => older.close());

it('members keep their audience; those who have another than the usual one chose it, the others are asked', async () => {
  const { database } = older;
  const at = new Date('2026-01-02T03:04:05Z');
  await sql`insert into accounts (id, email, password_hash, role, created_at)
    select number, number || '@example.org', '', 'user', now() from generate_series(1, 3) as number`.execute(
    database,
  );
  await sql`insert into member_settings (account_id, contact_audience, shows_visits, updated_at)
    values (1, 'members', false, ${at}), (2, 'accepted', true, ${at}), (3, 'nobody', true, ${at})`.execute(
    database,
  );
  await older.update();
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

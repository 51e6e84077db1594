import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUnbroken, verifyAudit } from '#server/features/administrators/audit/verify-audit.ts';
import { type OlderDatabase, openOlderDatabase } from '#tests/support/databases/older-database.ts';

let older: OlderDatabase;
beforeAll(async () => {
  older = await openOlderDatabase('0018');
});
afterAll(() => older.close());

it('the entries of an older audit log are chained in their order, without gaps', async () => {
  const { database } = older;
  await sql`insert into accounts (id, email, password_hash, role, created_at)
    values (1, 'desk@example.org', '', 'admin', now())`.execute(database);
  await sql`insert into audit_entries (id, administrator_id, action, subject, created_at)
    select number * 3, 1, 'member.activated', 'account ' || number, timestamptz '2026-01-01' + number * interval '1 minute'
    from generate_series(500, 1, -1) as number`.execute(database);
  await older.update();
  const verification = await verifyAudit({ database }, { pageSize: 100 });
  expect([verification.entries, isUnbroken(verification)]).toEqual([500, true]);
  const entries = await database
    .selectFrom('auditEntries')
    .select(['id', 'administratorId', 'action', 'subject', 'createdAt'])
    .orderBy('id')
    .limit(2)
    .execute();
  expect(entries).toEqual(
    [1, 2].map((id) => ({
      id,
      administratorId: 1,
      action: 'member.activated',
      subject: `account ${id}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, id)),
    })),
  );
});

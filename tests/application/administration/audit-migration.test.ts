import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUnbroken, verifyAudit } from '#server/features/administrators/audit/verify-audit.ts';
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

it('the entries of an older audit log are chained in their order, without gaps', async () => {
  const { database } = opened;
  const before = Object.entries(migrations).filter(([name]) => name < '0018');
  await migrate(database, Object.fromEntries(before));
  await sql`insert into accounts (id, email, password_hash, role, created_at)
    values (1, 'desk@example.org', '', 'admin', now())`.execute(database);
  await sql`insert into audit_entries (id, administrator_id, action, subject, created_at)
    select number * 3, 1, 'member.activated', 'account ' || number, timestamptz '2026-01-01' + number * interval '1 minute'
    from generate_series(500, 1, -1) as number`.execute(database);
  await migrate(database, migrations);
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

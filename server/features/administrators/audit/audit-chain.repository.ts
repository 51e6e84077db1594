import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { ChainedEntry, Place } from './audit-chain.ts';

/** Runs a walk on one state of the log, so that entries that are added meanwhile do not matter. */
export async function readOneState<Result>(
  database: Database,
  run: (database: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run);
}

type Row = Omit<ChainedEntry, 'texts'> & { texts: (string | null)[] };

/** The next entries after a number, in order. */
export async function listChain(
  database: Database,
  { after, limit }: { after: number; limit: number },
): Promise<Row[]> {
  return database
    .selectFrom('auditEntries')
    .select(['id', 'previousHash', 'hash'])
    .select(
      sql<(string | null)[]>`array[administrator_id::text, action, subject, reason, before::text, after::text,
        address, user_agent, trunc(extract(epoch from created_at) * 1000000)::bigint::text]`.as('texts'),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countEntries(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('auditEntries')
    .select((entries) => entries.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The last entry as the head names it; undefined when the head was removed. */
export async function findHead(database: Database): Promise<Place | undefined> {
  return database.selectFrom('auditHead').select(['lastId as id', 'lastHash as hash']).executeTakeFirst();
}

export async function hasEntryWithHash(database: Database, hash: string): Promise<boolean> {
  const row = await database
    .selectFrom('auditEntries')
    .select('id')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** The triggers that refuse changes and chain new entries. */
const guards = ['audit_entries_chain', 'audit_entries_stay', 'audit_head_stays', 'audit_head_follows'];

/** Whether the database refuses changes of the log: none of its triggers is removed or switched off. */
export async function isGuarded(database: Database): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_trigger
    where tgname = any(${guards}) and tgenabled <> 'D'
      and tgrelid in ('audit_entries'::regclass, 'audit_head'::regclass)`.execute(database);
  return rows[0]?.count === guards.length;
}

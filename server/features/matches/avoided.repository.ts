import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Whom lists of matches leave out for this member: blocked either way, or declined either way. */
export async function listAvoided(database: Database, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select case when blocker_id = ${accountId} then blocked_id else blocker_id end as id
    from blocks where blocker_id = ${accountId} or blocked_id = ${accountId}
    union
    select receiver_id from interests where sender_id = ${accountId} and status = 'rejected'
    union
    select sender_id from interests where receiver_id = ${accountId} and status = 'rejected'`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

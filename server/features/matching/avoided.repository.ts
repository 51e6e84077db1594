import { type RawBuilder, sql } from 'kysely';
import { selectBlocked } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';
import { candidate, type Condition } from './criteria.repository.ts';

/** Whom lists leave out for a member: blocked either way, or declined either way. */
function selectAvoided(accountId: number): RawBuilder<{ id: number }> {
  return sql`${selectBlocked(accountId)}
    union all select receiver_id from interests where sender_id = ${accountId}::integer and status = 'rejected'
    union all select sender_id from interests where receiver_id = ${accountId}::integer and status = 'rejected'`;
}

/** Neither blocked the other: read once for all candidates. */
export function isNotBlocked(accountId: number): Condition {
  return sql`${candidate('accountId')} not in (${selectBlocked(accountId)})`;
}

/** Neither blocked the other, and neither declined the other: read once for all candidates. */
export function isNotAvoided(accountId: number): Condition {
  return sql`${candidate('accountId')} not in (${selectAvoided(accountId)})`;
}

/** The members whom lists leave out for this one. */
export async function listAvoided(database: Database, accountId: number): Promise<number[]> {
  const { rows } = await selectAvoided(accountId).execute(database);
  return rows.map(({ id }) => id);
}

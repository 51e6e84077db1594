import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Whose shortlist, and whom it is about. */
export type ShortlistPair = { accountId: number; partnerId: number };

/** Until the transaction ends nobody else changes the shortlist of this member. */
export async function lockShortlist(database: Database, accountId: number): Promise<void> {
  await database.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** Whether somebody was taken from the shortlist: false for whoever was not on it. */
export async function deleteEntry(
  database: Database,
  { accountId, partnerId }: ShortlistPair,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('shortlistEntries')
    .where('accountId', '=', accountId)
    .where('partnerId', '=', partnerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether somebody was put on the shortlist: false for whoever has been erased a moment ago. */
export async function insertEntry(
  database: Database,
  { accountId, partnerId, now }: ShortlistPair & { now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into shortlist_entries (account_id, partner_id, created_at)
    select ${accountId}, id, ${now} from accounts where id = ${partnerId} for key share`.execute(database);
  return numAffectedRows === 1n;
}

/** Everybody on a shortlist, the latest first. */
export async function listShortlisted(database: Database, accountId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('shortlistEntries')
    .select('partnerId')
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('partnerId', 'desc')
    .execute();
  return rows.map(({ partnerId }) => partnerId);
}

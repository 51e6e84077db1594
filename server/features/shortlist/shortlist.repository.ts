import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export type ShortlistPair = { accountId: number; partnerId: number };

/** Locks the shortlist of a member until the transaction ends. */
export async function lockShortlist(database: Database, accountId: number): Promise<void> {
  await database.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** Removes a partner. */
export async function deleteEntry(
  database: Database,
  { accountId, partnerId }: ShortlistPair,
): Promise<void> {
  await database
    .deleteFrom('shortlistEntries')
    .where('accountId', '=', accountId)
    .where('partnerId', '=', partnerId)
    .execute();
}

/** Adds a partner; returns false for one who was erased since the call began. */
export async function insertEntry(
  database: Database,
  { accountId, partnerId, now }: ShortlistPair & { now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into shortlist_entries (account_id, partner_id, created_at)
    select ${accountId}, id, ${now} from accounts where id = ${partnerId} for key share`.execute(database);
  return numAffectedRows === 1n;
}

/** The members on a shortlist, latest first. */
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

import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** A notice for the bell of a member; what it tells of somebody stands in `partnerId`. */
export type NewNotice = { accountId: number; kind: string; partnerId: number | null; details: object };

/**
 * Puts notices on the bells of members. An unread one of the same kind and person makes room when it is not older than
 * `repeatedSince`, one of another day's matches however old it is: what is repeated is told once, on top. Whoever was erased
 * meanwhile is left out.
 */
export async function insertNotices(
  database: Database,
  { notices, repeatedSince, now }: { notices: readonly NewNotice[]; repeatedSince: Date; now: Date },
): Promise<void> {
  const rows = notices.map(({ accountId, kind, partnerId, details }) => ({
    account_id: accountId,
    kind,
    partner_id: partnerId,
    details,
  }));
  await sql`
    with told as (
      select row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (account_id integer, kind text, partner_id integer, details jsonb)
      join accounts on accounts.id = row.account_id
    ), repeated as (
      delete from notifications using told
      where notifications.account_id = told.account_id and notifications.kind = told.kind and read_at is null
        and (notifications.partner_id = told.partner_id and created_at > ${repeatedSince}
          or told.kind = 'todays_matches')
    )
    insert into notifications (account_id, kind, partner_id, details, created_at)
    select account_id, kind, partner_id, details, ${now}::timestamptz from told`.execute(database);
}

/** Takes away what tells of somebody and was not read; whether there was any. */
export async function deleteUnread(
  database: Database,
  { accountId, kind, partnerId }: { accountId: number; kind: string; partnerId: number },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('notifications')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('partnerId', '=', partnerId)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

import { type RawBuilder, sql } from 'kysely';
import { allShowVisits } from '#server/features/settings/settings.ts';
import { isVisibleTo, type Viewpoint } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { MailedKind } from './notifications.rules.ts';

/** The mails of one kind to one member. */
export type MailKey = { accountId: number; kind: MailedKind };

/** An event that the next mail of its kind is to contain. */
type MailItem = { accountId: number; kind: string; partnerId: number | null; count: number };

/** Stores events for the next mails of members, leaving out erased members. */
export async function insertMailItems(
  database: Database,
  { items, now }: { items: readonly MailItem[]; now: Date },
): Promise<void> {
  const rows = items.map(({ accountId, kind, partnerId, count }) => ({
    account_id: accountId,
    kind,
    partner_id: partnerId,
    count,
  }));
  await sql`
    insert into notification_mails (account_id, kind, partner_id, count, notified_at)
    select row.*, ${now}::timestamptz from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (account_id integer, kind text, partner_id integer, count integer)
    join accounts on accounts.id = row.account_id`.execute(database);
}

type WaitingQuery = {
  /** The kinds to look for, and up to which instant their events count. */
  due: readonly { kind: MailedKind; notifiedUntil: Date }[];
  mailedSince: Date;
  after: number;
  most: number;
};

/** The mails of some kinds that wait, to members above the id `after` who got no mail of the kind since an instant. */
export async function listWaiting(
  database: Database,
  { due, mailedSince, after, most }: WaitingQuery,
): Promise<MailKey[]> {
  const kinds = due.map(({ kind, notifiedUntil }) => ({ kind, notified_until: notifiedUntil }));
  const { rows } = await sql<MailKey>`
    select distinct account_id, waiting.kind from notification_mails waiting
    join jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as due (kind text, notified_until timestamptz)
      on due.kind = waiting.kind and notified_at <= notified_until
    where mailed_at is null and account_id > ${after} and not exists (select from notification_mails mailed
      where mailed.account_id = waiting.account_id and mailed.kind = waiting.kind and mailed_at > ${mailedSince})
    order by account_id, waiting.kind limit ${most}`.execute(database);
  return rows;
}

/** Whether a member got a mail of a kind since an instant. */
export async function hasMailSince(
  database: Database,
  { accountId, kind, since }: MailKey & { since: Date },
): Promise<boolean> {
  const row = await database
    .selectFrom('notificationMails')
    .select('id')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('mailedAt', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks everything that waits since an instant or longer as mailed now. Returns false when nothing does. */
export async function markMailed(
  database: Database,
  { accountId, kind, notifiedUntil, now }: MailKey & { notifiedUntil: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('notificationMails')
    .set({ mailedAt: now })
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('mailedAt', 'is', null)
    .where('notifiedAt', '<=', notifiedUntil)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes what waits to be mailed of an event that is no longer true. */
export async function deleteWaiting(
  database: Database,
  { accountId, kind, partnerId }: { accountId: number; kind: string; partnerId: number },
): Promise<void> {
  await database
    .deleteFrom('notificationMails')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('partnerId', '=', partnerId)
    .where('mailedAt', 'is', null)
    .execute();
}

export async function deleteMailsBefore(database: Database, instant: Date): Promise<void> {
  await database.deleteFrom('notificationMails').where('notifiedAt', '<', instant).execute();
}

/** The partners that a mail may name, each once, the latest first: they can be seen, and the event is still true. */
export async function listMailedPartners(
  database: Database,
  { viewpoint, kind, mailedAt }: { viewpoint: Viewpoint; kind: MailedKind; mailedAt: Date },
): Promise<{ partnerId: number; firstName: string; lastName: string }[]> {
  const { accountId } = viewpoint;
  const { rows } = await sql<{ partnerId: number; firstName: string; lastName: string }>`
    select partner_id, first_name, last_name
    from (select partner_id, max(id) as latest_id from notification_mails
      where account_id = ${accountId} and kind = ${kind} and mailed_at = ${mailedAt} and partner_id is not null
      group by partner_id) mailed
    join profiles on profiles.account_id = mailed.partner_id
    where ${isVisibleTo(viewpoint, sql.ref('mailed.partnerId'))} and ${isStillTrue(kind, accountId)}
    order by latest_id desc`.execute(database);
  return rows;
}

/**
 * Whether an event is still true when its mail leaves: the latest interest of the two has the same status, a message is unread,
 * and a visit is named only while both show visits. One condition over the tables of interests, conversations, contacts, visits and
 * settings.
 */
function isStillTrue(kind: MailedKind, accountId: number): RawBuilder<boolean> {
  const latest = sql`(select status, sender_id from interests
    where least(sender_id, receiver_id) = least(mailed.partner_id, ${accountId}::integer)
      and greatest(sender_id, receiver_id) = greatest(mailed.partner_id, ${accountId}::integer)
    order by id desc limit 1) latest`;
  const isLatestInterest = (status: string, sender: RawBuilder<unknown>) =>
    sql<boolean>`exists (select from ${latest} where latest.status = ${status} and latest.sender_id = ${sender})`;
  const [partner, recipient] = [sql`mailed.partner_id`, sql`${accountId}`];
  const conditions: Record<MailedKind, RawBuilder<boolean>> = {
    interest_received: isLatestInterest('pending', partner),
    interest_accepted: isLatestInterest('accepted', recipient),
    interest_declined: isLatestInterest('rejected', recipient),
    interest_cancelled: isLatestInterest('cancelled', partner),
    message_received: sql`exists (select from conversation_sides side
      where side.account_id = ${accountId} and side.partner_id = mailed.partner_id and unread > 0)`,
    contact_viewed: sql`exists (select from contact_views
      where viewer_id = mailed.partner_id and partner_id = ${accountId})`,
    visit: sql`exists (select from profile_visits
        where viewer_id = mailed.partner_id and partner_id = ${accountId} and is_shown)
      and ${allShowVisits(partner, accountId)}`,
    todays_matches: sql`true`,
  };
  return conditions[kind];
}

/** The count of the latest event that a mail contains, for the kinds that name no partner. */
export async function findMailedCount(
  database: Database,
  { accountId, kind, mailedAt }: MailKey & { mailedAt: Date },
): Promise<number> {
  const row = await database
    .selectFrom('notificationMails')
    .select('count')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('mailedAt', '=', mailedAt)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.count ?? 0;
}

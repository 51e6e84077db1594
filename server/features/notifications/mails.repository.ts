import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { MailedKind } from './notifications.rules.ts';

/** Whose mail, and of which kind. */
export type MailOf = { accountId: number; kind: MailedKind };

/** Keeps what a mail is to tell. Whoever was erased meanwhile is left out. */
export async function insertNoticeMails(
  database: Database,
  {
    notices,
    now,
  }: {
    notices: readonly { accountId: number; kind: string; partnerId: number | null; count: number }[];
    now: Date;
  },
): Promise<void> {
  const rows = notices.map(({ accountId, kind, partnerId, count }) => ({
    account_id: accountId,
    kind,
    partner_id: partnerId,
    count,
  }));
  await sql`
    insert into notice_mails (account_id, kind, partner_id, count, noticed_at)
    select row.*, ${now}::timestamptz from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (account_id integer, kind text, partner_id integer, count integer)
    join accounts on accounts.id = row.account_id`.execute(database);
}

type Waiting = { kinds: readonly MailedKind[]; mailedSince: Date; after: number; most: number };

/** Mails of some kinds that wait for members who got none of the kind since an instant; so many, from an account on. */
export async function listWaiting(
  database: Database,
  { kinds, mailedSince, after, most }: Waiting,
): Promise<MailOf[]> {
  const { rows } = await sql<MailOf>`
    select distinct account_id, kind from notice_mails waiting
    where mailed_at is null and account_id > ${after} and kind = any(${[...kinds]}::text[]) and not exists (select from notice_mails mailed
      where mailed.account_id = waiting.account_id and mailed.kind = waiting.kind and mailed_at > ${mailedSince})
    order by account_id, kind limit ${most}`.execute(database);
  return rows;
}

/** Whether a member got a mail of a kind since an instant. */
export async function hasMailSince(
  database: Database,
  { accountId, kind, since }: MailOf & { since: Date },
): Promise<boolean> {
  const row = await database
    .selectFrom('noticeMails')
    .select('id')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('mailedAt', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that everything that waits is mailed now; false when nothing waits. */
export async function markMailed(
  database: Database,
  { accountId, kind, now }: MailOf & { now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('noticeMails')
    .set({ mailedAt: now })
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('mailedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets what was told, or should have been, before an instant. */
export async function deleteMailsBefore(database: Database, instant: Date): Promise<void> {
  await database.deleteFrom('noticeMails').where('noticedAt', '<', instant).execute();
}

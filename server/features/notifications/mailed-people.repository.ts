import { type RawBuilder, sql } from 'kysely';
import { isVisibleTo, type Viewpoint } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { MailedKind } from './notifications.rules.ts';

/** What a mail told at a time. */
type Mailed = { kind: MailedKind; mailedAt: Date };

/**
 * Whether what a mail is about to tell is still so: an interest still stands as it did, nobody who stopped showing visits is
 * named. One statement reads tables of interests, contacts, visits and settings for that.
 */
function isStillSo(kind: MailedKind, accountId: number): RawBuilder<boolean> {
  const latest = sql`(select status, sender_id from interests
    where least(sender_id, receiver_id) = least(told.partner_id, ${accountId}::integer)
      and greatest(sender_id, receiver_id) = greatest(told.partner_id, ${accountId}::integer)
    order by id desc limit 1) latest`;
  const standsAs = (status: string, sender: RawBuilder<unknown>) =>
    sql<boolean>`exists (select from ${latest} where latest.status = ${status} and latest.sender_id = ${sender})`;
  const [other, oneself] = [sql`told.partner_id`, sql`${accountId}`];
  const conditions: Record<MailedKind, RawBuilder<boolean>> = {
    interest_received: standsAs('pending', other),
    interest_accepted: standsAs('accepted', oneself),
    interest_declined: standsAs('rejected', oneself),
    interest_cancelled: standsAs('cancelled', other),
    contact_viewed: sql`exists (select from contact_views
      where viewer_id = told.partner_id and partner_id = ${accountId})`,
    visit: sql`exists (select from profile_visits
        where viewer_id = told.partner_id and partner_id = ${accountId} and is_shown)
      and not exists (select from member_settings
        where account_id in (told.partner_id, ${accountId}) and not shows_visits)`,
    todays_matches: sql`true`,
  };
  return conditions[kind];
}

/** Of whom a mail may tell, the latest first: those who can be seen and of whom it is still so, each once. */
export async function listMailedPeople(
  database: Database,
  { viewpoint, kind, mailedAt }: Mailed & { viewpoint: Viewpoint },
): Promise<{ firstName: string; lastName: string }[]> {
  const { accountId } = viewpoint;
  const { rows } = await sql<{ firstName: string; lastName: string }>`
    select first_name, last_name
    from (select partner_id, max(id) as latest_id from notice_mails
      where account_id = ${accountId} and kind = ${kind} and mailed_at = ${mailedAt} and partner_id is not null
      group by partner_id) told
    join profiles on profiles.account_id = told.partner_id
    where ${isVisibleTo(viewpoint, sql.ref('told.partnerId'))} and ${isStillSo(kind, accountId)}
    order by latest_id desc`.execute(database);
  return rows;
}

/** How many are told of by the latest of what a mail tells; for kinds that name nobody. */
export async function findMailedCount(
  database: Database,
  { accountId, kind, mailedAt }: Mailed & { accountId: number },
): Promise<number> {
  const row = await database
    .selectFrom('noticeMails')
    .select('count')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('mailedAt', '=', mailedAt)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.count ?? 0;
}

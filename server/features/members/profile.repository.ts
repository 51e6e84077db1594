import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** What a profile shows administrators about a member beside the facts. */
export type MemberNumbers = {
  completion: number;
  planName: string | null;
  planEndsAt: Date | null;
  sessions: number;
  interestsSent: number;
  interestsReceived: number;
  interestsAccepted: number;
  reportsBy: number;
  reportsAbout: number;
  notes: number;
  correctedEmail: string | null;
  correctedMobile: string | null;
  correctionExpiresAt: Date | null;
  erasureDueAt: Date | null;
  erasureRequestedBy: number | null;
  erasureReason: string | null;
};

/** The numbers belong to many features. One statement reads them, so this file reads the tables of these features. */
export async function findNumbers(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<MemberNumbers> {
  const { rows } = await sql<MemberNumbers>`
    select
      coalesce((select completion from matching_rows where account_id = ${accountId}), 0) as completion,
      plan.plan_name, plan.ends_at as plan_ends_at,
      (select count(*) from sessions where account_id = ${accountId} and expires_at > ${now}) as sessions,
      (select count(*) from interests where sender_id = ${accountId}) as interests_sent,
      (select count(*) from interests where receiver_id = ${accountId}) as interests_received,
      (select count(*) from interests where status = 'accepted'
        and (sender_id = ${accountId} or receiver_id = ${accountId})) as interests_accepted,
      (select count(*) from reports where reporter_id = ${accountId}) as reports_by,
      (select count(*) from reports where reported_id = ${accountId}) as reports_about,
      (select count(*) from member_notes where account_id = ${accountId}) as notes,
      correction.email as corrected_email, correction.mobile as corrected_mobile,
      correction.expires_at as correction_expires_at,
      deletion.due_at as erasure_due_at, deletion.requested_by as erasure_requested_by,
      deletion.reason as erasure_reason
    from (values (${accountId}::integer)) as member (id)
    left join lateral (
      select plan_name, ends_at from subscriptions
      where account_id = member.id and starts_at <= ${now} and ends_at > ${now}
      order by ends_at desc, id desc limit 1
    ) as plan on true
    left join contact_corrections correction on correction.account_id = member.id and correction.expires_at > ${now}
    left join account_deletions deletion on deletion.account_id = member.id`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement over one value gives one row');
  return row;
}

import { type Selectable, sql } from 'kysely';
import { mostReportedMessages } from '#contract/safety/reports.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Copies the last messages of a conversation into a report, the oldest first, as the reporter has them: without those that the
 * reporter deleted, and without the text of those that were taken back. One statement reads and copies them, so this file reads tables
 * of conversations.
 */
export async function copyMessages(
  database: Database,
  { reportId, reporterId, reportedId }: { reportId: number; reporterId: number; reportedId: number },
): Promise<void> {
  await sql`
    insert into report_messages (report_id, position, sender_id, text, is_taken_back, sent_at)
    select ${reportId}, row_number() over (order by id), sender_id, text, taken_back_at is not null, created_at
    from (
      select messages.* from messages
      inner join conversation_sides side on side.conversation_id = messages.conversation_id
      where side.account_id = ${reporterId} and side.partner_id = ${reportedId} and messages.id > side.cleared_id
        and not case sender_id when ${reporterId} then is_deleted_by_sender else is_deleted_by_receiver end
      order by messages.id desc limit ${mostReportedMessages}
    ) latest`.execute(database);
}

/** How many messages a report carries. */
export async function countReportedMessages(database: Database, reportId: number): Promise<number> {
  const { count } = await database
    .selectFrom('reportMessages')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('reportId', '=', reportId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The messages that a report carries, the oldest first. */
export async function listReportedMessages(
  database: Database,
  reportId: number,
): Promise<Selectable<Tables['reportMessages']>[]> {
  return database
    .selectFrom('reportMessages')
    .selectAll()
    .where('reportId', '=', reportId)
    .orderBy('position')
    .execute();
}

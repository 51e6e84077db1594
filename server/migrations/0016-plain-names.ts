import { type Kysely, sql } from 'kysely';

/** Tables and columns are named as in the program. Renaming rewrites neither tables nor indexes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table search_tellings rename to search_alerts`,
    sql`alter table search_alerts rename column told_at to alerted_at`,
    sql`alter table search_alerts rename constraint search_tellings_pkey to search_alerts_pkey`,
    sql`alter index search_tellings_by_partner rename to search_alerts_by_partner`,
    sql`alter table notice_mails rename to notification_mails`,
    sql`alter table notification_mails rename column noticed_at to notified_at`,
    sql`alter table notification_mails rename constraint notice_mails_pkey to notification_mails_pkey`,
    sql`alter index notice_mails_by_account rename to notification_mails_by_account`,
    sql`alter index notice_mails_by_partner rename to notification_mails_by_partner`,
    sql`alter index notice_mails_waiting rename to notification_mails_waiting`,
    sql`alter table imports rename column is_kept to has_file`,
  ];
  for (const statement of statements) await statement.execute(database);
  await renameInWaitingTasks(database);
}

/** Mails of alerts that wait in the queue name the instant of their run as the program does. A new database has no queue yet. */
async function renameInWaitingTasks(database: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if to_regclass('jobs.job') is not null then
        update jobs.job set data = data - 'toldAt' || jsonb_build_object('alertedAt', data -> 'toldAt')
        where name = 'searches.deliver-alert' and data ? 'toldAt';
      end if;
    end $$`.execute(database);
}

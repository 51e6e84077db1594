import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** The end of the last plan of a member. */
export type Ending = { accountId: number; planName: string; endsAt: Date };

/** The accounts whose ends are looked for, from the first to the last, and an end in which period. */
type Range = { accounts: { first: number; last: number }; from: Date; until: Date; most: number };

/**
 * The members whose last plan ends in a period: active, verified, and not leaving, by their ids. One statement reads the tables of
 * subscriptions, accounts and deletions.
 */
export async function listEndings(
  database: Database,
  { accounts: { first, last }, from, until, most }: Range,
): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select distinct on (subscriptions.account_id) subscriptions.account_id, plan_name, ends_at
    from subscriptions join accounts on accounts.id = subscriptions.account_id
    where ends_at > ${from} and ends_at <= ${until} and subscriptions.account_id between ${first} and ${last}
      and accounts.status = 'active' and email_verified_at is not null
      and not exists (select from subscriptions later
        where later.account_id = subscriptions.account_id and later.ends_at > subscriptions.ends_at)
      and not exists (select from account_deletions leaving where leaving.account_id = accounts.id)
    order by subscriptions.account_id, subscriptions.id desc
    limit ${most}`.execute(database);
  return rows;
}

/** Stores that a reminder is sent. Returns false when it was before. */
export async function insertReminder(
  database: Database,
  reminder: { accountId: number; endsAt: Date; daysBefore: number; sentAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto('planReminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Browsing } from './browsing.rules.ts';

/**
 * What a member looked at, locked until the transaction ends, so that looks of one member are counted one after the other in any
 * number of processes. Undefined for a member who looks for the first time while another call has locked the account, such as its erasure:
 * it does not wait for that.
 */
export async function lockBrowsing(
  database: Database,
  { accountId, empty }: { accountId: number; empty: Browsing },
): Promise<Browsing | undefined> {
  await sql`
    insert into browsing (account_id, day, profiles, cards, bursts, minute_at, minute_profiles, minute_cards)
    select id, ${empty.day}, 0, 0, 0, ${empty.minuteAt}, 0, 0 from accounts where id = ${accountId}
    for key share skip locked
    on conflict (account_id) do nothing`.execute(database);
  return database
    .selectFrom('browsing')
    .select([
      'day',
      'profiles',
      'cards',
      'bursts',
      'minuteAt',
      'minuteProfiles',
      'minuteCards',
      'slowUntil',
      'beginningIds',
    ])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** The members that a member was shown at the beginnings of the lists on the day of the last look. */
export async function findShownAtBeginnings(database: Database, accountId: number): Promise<number[]> {
  const row = await database
    .selectFrom('browsing')
    .select('beginningIds')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.beginningIds ?? [];
}

export async function saveBrowsing(
  database: Database,
  { accountId, browsing }: { accountId: number; browsing: Browsing },
): Promise<void> {
  await database.updateTable('browsing').set(browsing).where('accountId', '=', accountId).execute();
}

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
    .select(['day', 'profiles', 'cards', 'bursts', 'minuteAt', 'minuteProfiles', 'minuteCards', 'slowUntil'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * When the preference of a member was changed, and for which change the beginnings of the lists were shown last: null before the first.
 * Undefined for a member without a preference.
 */
export async function findListed(
  database: Database,
  accountId: number,
): Promise<{ changedAt: Date; listedPreferenceAt: Date | null } | undefined> {
  return database
    .selectFrom('preferences')
    .leftJoin('browsing', 'browsing.accountId', 'preferences.accountId')
    .select(['preferences.updatedAt as changedAt', 'browsing.listedPreferenceAt'])
    .where('preferences.accountId', '=', accountId)
    .executeTakeFirst();
}

export async function markListed(
  database: Database,
  { accountId, changedAt }: { accountId: number; changedAt: Date },
): Promise<void> {
  await database
    .updateTable('browsing')
    .set({ listedPreferenceAt: changedAt })
    .where('accountId', '=', accountId)
    .execute();
}

export async function saveBrowsing(
  database: Database,
  { accountId, browsing }: { accountId: number; browsing: Browsing },
): Promise<void> {
  await database.updateTable('browsing').set(browsing).where('accountId', '=', accountId).execute();
}

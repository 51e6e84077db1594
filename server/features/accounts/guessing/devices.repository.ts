import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export async function isKnownDeviceOf(
  database: Database,
  { hash, accountId }: { hash: string; accountId: number },
): Promise<boolean> {
  const row = await database
    .selectFrom('knownDevices')
    .select('accountId')
    .where('accountId', '=', accountId)
    .where('deviceHash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes a browser known to an account, and forgets the ones used longest ago beyond the most. Without `isComplete` one of an
 * account with a second factor stays as it is.
 */
export async function insertKnownDevice(
  database: Database,
  known: { accountId: number; hash: string; now: Date; isComplete: boolean; most: number },
): Promise<void> {
  const { accountId, hash, now, isComplete, most } = known;
  // The statement does not see its own new row, so one more of the others goes.
  await sql`
    with known as (
      insert into known_devices (account_id, device_hash, last_used_at)
      select ${accountId}::integer, ${hash}, ${now}::timestamptz
      where ${isComplete} or not exists (
        select from accounts where id = ${accountId} and second_factor_since is not null
      )
      on conflict (account_id, device_hash) do update set last_used_at = excluded.last_used_at
      returning device_hash
    )
    delete from known_devices where account_id = ${accountId} and device_hash in (
      select device_hash from known_devices
      where account_id = ${accountId} and device_hash <> ${hash} and exists (select from known)
      order by last_used_at desc, device_hash offset ${most - 1}
    )`.execute(database);
}

/** Makes the browsers of an account strangers again, all or all but one. */
export async function deleteKnownDevicesOf(
  database: Database,
  { accountId, exceptHash }: { accountId: number; exceptHash?: string | undefined },
): Promise<void> {
  await database
    .deleteFrom('knownDevices')
    .where('accountId', '=', accountId)
    .$if(exceptHash !== undefined, (query) => query.where('deviceHash', '!=', exceptHash ?? ''))
    .execute();
}

export async function deleteOldKnownDevices(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('knownDevices').where('lastUsedAt', '<', before).execute();
}

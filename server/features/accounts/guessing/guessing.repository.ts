import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Rows are only inserted, so that no wrong try waits for another one. */
export async function insertWrongTry(
  database: Database,
  wrong: { address: string | null; triedAt: Date },
): Promise<void> {
  await database.insertInto('wrongTries').values(wrong).execute();
}

/** Takes one try at the code of an address back: it was right. */
export async function deleteWrongTry(
  database: Database,
  { address, triedAt }: { address: string; triedAt: Date },
): Promise<void> {
  await sql`delete from wrong_tries where ctid = (
    select ctid from wrong_tries where address = ${address} and tried_at = ${triedAt} limit 1 for update skip locked
  )`.execute(database);
}

/** The wrong tries since an instant, of the whole site or at the codes of one address; no further than `most`. */
export async function countWrongTries(
  database: Database,
  {
    since,
    most,
    address,
    countsPasswords = true,
  }: { since: Date; most: number; address?: string; countsPasswords?: boolean },
): Promise<number> {
  const rows = await database
    .selectFrom('wrongTries')
    .select('triedAt')
    .where('triedAt', '>', since)
    .$if(address !== undefined, (query) => query.where('address', '=', address ?? ''))
    .$if(!countsPasswords, (query) => query.where('address', 'is not', null))
    .limit(most)
    .execute();
  return rows.length;
}

/** Whether all new codes are long at an instant. */
export async function hasLongCodes(database: Database, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('guessingAlarms')
    .select('id')
    .where('longCodesUntil', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes all new codes long until an instant. Returns whether the operator has to be alarmed, for one of several calls at once. A
 * time that was moved less than a minute ago stays as it is.
 */
export async function prolongLongCodes(
  database: Database,
  {
    now,
    until,
    alarmedBefore,
    movedBefore,
  }: { now: Date; until: Date; alarmedBefore: Date; movedBefore: Date },
): Promise<boolean> {
  const current = await database.selectFrom('guessingAlarms').selectAll().executeTakeFirst();
  const stays =
    current !== undefined && current.longCodesUntil > movedBefore && current.alarmedAt > alarmedBefore;
  if (stays) return false;
  const { rows } = await sql<{ isNew: boolean }>`
    insert into guessing_alarms as current (id, alarmed_at, long_codes_until) values (1, ${now}, ${until})
    on conflict (id) do update set
      long_codes_until = greatest(current.long_codes_until, excluded.long_codes_until),
      alarmed_at = case when current.alarmed_at <= ${alarmedBefore} then excluded.alarmed_at else current.alarmed_at end
    where current.long_codes_until <= ${movedBefore} or current.alarmed_at <= ${alarmedBefore}
    returning alarmed_at = ${now}::timestamptz as "isNew"`.execute(database);
  return rows[0]?.isNew ?? false;
}

export async function deleteOldWrongTries(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('wrongTries').where('triedAt', '<', before).execute();
}

/** The active owners of the site. */
export async function listOwners(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('administrators')
    .innerJoin('accounts', 'accounts.id', 'administrators.accountId')
    .select('accounts.id')
    .where('administrators.role', '=', 'owner')
    .where('accounts.status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export type AttemptLimit = {
  key: string;
  free: number;
  longestWaitSeconds: number;
  forgottenAfterMinutes: number;
};

/**
 * Counts an attempt as failed before it is made, so that parallel guesses cannot slip through together. Gives null,
 * or the instant until which attempts under this key are blocked (then nothing is counted).
 */
export async function reserveAttempt(
  database: Database,
  attempt: AttemptLimit & { now: Date },
): Promise<Date | null> {
  const { key, now, free, longestWaitSeconds, forgottenAfterMinutes } = attempt;
  const isForgotten = sql<boolean>`sign_in_attempts.last_failure_at < ${now}::timestamptz - make_interval(mins => ${forgottenAfterMinutes})`;
  const failures = sql<number>`case when ${isForgotten} then 1 else sign_in_attempts.failures + 1 end`;
  const wait = sql`make_interval(secs => least(${longestWaitSeconds}, power(2, least(${failures} - ${free}, 20))))`;
  const counted = await database
    .insertInto('signInAttempts')
    .values({ key, failures: 1, lastFailureAt: now, blockedUntil: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures,
          lastFailureAt: now,
          blockedUntil: sql<Date | null>`case when ${failures} >= ${free} then ${now}::timestamptz + ${wait} end`,
        })
        .where(sql<boolean>`coalesce(sign_in_attempts.blocked_until, '-infinity') <= ${now}`),
    )
    .returning('key')
    .executeTakeFirst();
  if (counted !== undefined) return null;
  const blocked = await database
    .selectFrom('signInAttempts')
    .select('blockedUntil')
    .where('key', '=', key)
    .executeTakeFirst();
  return blocked?.blockedUntil ?? now;
}

/** Counts one more under a key, which names the day; false when there were `most` already. */
export async function countOfDay(
  database: Database,
  { key, most, now }: { key: string; most: number; now: Date },
): Promise<boolean> {
  if (most === 0) return false;
  const counted = await database
    .insertInto('signInAttempts')
    .values({ key, failures: 1, lastFailureAt: now, blockedUntil: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({ failures: row('signInAttempts.failures', '+', 1), lastFailureAt: now }))
        .where('signInAttempts.failures', '<', most),
    )
    .returning('key')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Forgets the failures under a key. */
export async function deleteAttempts(database: Database, key: string): Promise<void> {
  await database.deleteFrom('signInAttempts').where('key', '=', key).execute();
}

/** Takes one reserved attempt back: it did not fail. */
export async function takeAttemptBack(database: Database, key: string): Promise<void> {
  await database
    .updateTable('signInAttempts')
    .set((column) => ({ failures: column('failures', '-', 1), blockedUntil: null }))
    .where('key', '=', key)
    .execute();
}

export async function deleteOldAttempts(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('signInAttempts').where('lastFailureAt', '<', before).execute();
}

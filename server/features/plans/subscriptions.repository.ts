import type { Insertable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Period } from './subscription-line.rules.ts';

const ofPeriod = [
  'id',
  'planId',
  'planName',
  'pricePaise',
  'months',
  'contactLimit',
  'startsAt',
  'endsAt',
  'termSeconds',
  'creditSeconds',
  'removedSeconds',
  'replacedBy',
  'unusedSeconds',
  'creditedSeconds',
] as const satisfies (keyof Period)[];

/** Every subscription that a member had, has or will have, in the order of their beginnings. */
export async function listPeriods(database: Database, accountId: number): Promise<Period[]> {
  return database
    .selectFrom('subscriptions')
    .select(ofPeriod)
    .where('accountId', '=', accountId)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
}

export async function insertPeriod(
  database: Database,
  subscription: Insertable<Tables['subscriptions']>,
): Promise<Period> {
  return database
    .insertInto('subscriptions')
    .values(subscription)
    .returning(ofPeriod)
    .executeTakeFirstOrThrow();
}

/** Stores what a later purchase or a refund changed of a period. */
export async function updatePeriod(database: Database, { id, ...period }: Period): Promise<void> {
  const { startsAt, endsAt, removedSeconds, replacedBy, unusedSeconds, creditedSeconds } = period;
  await database
    .updateTable('subscriptions')
    .set({ startsAt, endsAt, removedSeconds, replacedBy, unusedSeconds, creditedSeconds })
    .where('id', '=', id)
    .execute();
}

/** The subscription that a payment gave; null without one. */
export async function findPeriodOf(
  database: Database,
  paymentId: number,
): Promise<{ id: number; accountId: number; endsAt: Date } | null> {
  const found = await database
    .selectFrom('subscriptions')
    .select(['id', 'accountId', 'endsAt'])
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return found ?? null;
}

/** Whether a member has a plan now, or will have it. */
export async function hasPlan(
  database: Database,
  { accountId, planId, now }: { accountId: number; planId: number; now: Date },
): Promise<boolean> {
  const found = await database
    .selectFrom('subscriptions')
    .select('id')
    .where('accountId', '=', accountId)
    .where('planId', '=', planId)
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** A subscription that was not paid here and of which something is left, also as credit of a higher one; null for another one. */
export async function findAssigned(
  database: Database,
  { id, now }: { id: number; now: Date },
): Promise<{ id: number; accountId: number; planName: string; endsAt: Date } | null> {
  const found = await database
    .selectFrom('subscriptions')
    .select(['id', 'accountId', 'planName', 'endsAt'])
    .where('id', '=', id)
    .where('paymentId', 'is', null)
    // Only taking it back removes time of an assigned one. Another process, whose clock is ahead, may have ended it later than now.
    .where('removedSeconds', '=', 0)
    .where((subscription) =>
      subscription.or([subscription('endsAt', '>', now), subscription('unusedSeconds', '>', 0)]),
    )
    .executeTakeFirst();
  return found ?? null;
}

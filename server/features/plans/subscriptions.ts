import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Plan } from './plans.repository.ts';
import {
  type BoughtPlan,
  type Period,
  type Placement,
  placePlan,
  removeTime,
  secondsOfRefund,
  type Term,
  termsFrom,
} from './subscription-line.rules.ts';
import { findPeriodOf, insertPeriod, listPeriods, updatePeriod } from './subscriptions.repository.ts';

/** A plan as it is now, for somebody who gets it. */
export function planAsBought({ id, name, pricePaise, months, contactLimit }: Plan): BoughtPlan {
  return { planId: id, planName: name, pricePaise, months, contactLimit };
}

/** How a member comes to a plan: by a payment, or from an administrator for a reason. */
export type Source = { paymentId: number } | { assignedBy: number; reason: string | null };

/** What a plan would change for a member now. Nothing is stored. */
export async function previewSubscription(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { accountId, plan }: { accountId: number; plan: BoughtPlan },
): Promise<Placement> {
  const { timeZone } = await findSiteSettings(database);
  return placePlan(await listPeriods(database, accountId), { plan, now: now(), timeZone });
}

/** The plan that a member has, with its extensions, and those that begin later. */
export async function listTerms(
  { database, now }: Pick<Context, 'database' | 'now'>,
  accountId: number,
): Promise<Term[]> {
  return termsFrom(await listPeriods(database, accountId), now());
}

/**
 * Gives a member a plan, from now on or after the present one. Call it in a transaction that has locked the account. A second
 * subscription of the same payment is refused by the database. Announces the change to the member's windows.
 */
export async function addSubscription(
  { database, announce }: Pick<Work, 'database' | 'announce'>,
  { accountId, plan, source, now }: { accountId: number; plan: BoughtPlan; source: Source; now: Date },
): Promise<Period> {
  const { timeZone } = await findSiteSettings(database);
  const line = await listPeriods(database, accountId);
  const { startsAt, endsAt, termSeconds, creditSeconds, replaced } = placePlan(line, { plan, now, timeZone });
  const term = { startsAt, endsAt, termSeconds, creditSeconds };
  const added = await insertPeriod(database, { accountId, ...plan, ...source, ...term, createdAt: now });
  for (const { period, unusedSeconds, creditedSeconds } of replaced) {
    const end = period.startsAt > now ? { startsAt: now, endsAt: now } : { endsAt: now };
    await updatePeriod(database, { ...period, ...end, replacedBy: added.id, unusedSeconds, creditedSeconds });
  }
  announce(accountId, { type: 'plan_changed' });
  return added;
}

/**
 * Takes from the subscription of a payment the share of its time that is paid back: `before` and `after` are the refunds of the payment
 * in paise. Call it in a transaction that has locked the account.
 */
export async function shrinkSubscription(
  work: Pick<Work, 'database' | 'announce'>,
  { paymentId, before, after, now }: { paymentId: number; before: number; after: number; now: Date },
): Promise<void> {
  const found = await findPeriodOf(work.database, paymentId);
  if (found === null) return;
  const { id, accountId } = found;
  const period = await findPeriod(work.database, found);
  const seconds = period === undefined ? 0 : secondsOfRefund(period, { before, after });
  await takeTime(work, { id, accountId, seconds, now });
}

/** Ends a subscription, whatever is left of it. Call it in a transaction that has locked the account. */
export async function endSubscription(
  work: Pick<Work, 'database' | 'announce'>,
  { id, accountId, now }: { id: number; accountId: number; now: Date },
): Promise<void> {
  await takeTime(work, { id, accountId, seconds: Number.MAX_SAFE_INTEGER, now });
}

async function findPeriod(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<Period | undefined> {
  return (await listPeriods(database, accountId)).find((period) => period.id === id);
}

async function takeTime(
  { database, announce }: Pick<Work, 'database' | 'announce'>,
  { id, accountId, seconds, now }: { id: number; accountId: number; seconds: number; now: Date },
): Promise<void> {
  const line = await listPeriods(database, accountId);
  const changed = removeTime(line, { id, seconds, now });
  for (const period of changed) {
    if (!line.includes(period)) await updatePeriod(database, period);
  }
  announce(accountId, { type: 'plan_changed' });
}

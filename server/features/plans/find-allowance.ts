import { dayAt, findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { type Allowance, allowanceOf, secondsUntil } from './allowance.rules.ts';
import { type ActivePlan, findDayUse } from './plans.repository.ts';

/** What a member may still do today, `day`, which ends where the site is at `resetsAt`, in `resetSeconds`. */
export type TodaysAllowance = Allowance & {
  plan: ActivePlan | null;
  day: string;
  resetsAt: Date;
  resetSeconds: number;
};

/**
 * What a member may still do today. Whoever spends of it asks in the transaction that spends, with the member's account
 * locked: then nobody spends the same twice.
 */
export async function findAllowance(
  { database, now }: Pick<Context, 'database' | 'now'>,
  accountId: number,
): Promise<TodaysAllowance> {
  const at = now();
  const site = await findSiteSettings(database);
  const { day, startsAt, endsAt } = dayAt(site, at);
  const { plan, ...use } = await findDayUse(database, { accountId, day, startsAt, now: at });
  const free = { contacts: site.freeContactViews, interests: site.freeInterests };
  return {
    ...allowanceOf({ plan, ...use }, free),
    plan,
    day,
    resetsAt: endsAt,
    resetSeconds: secondsUntil(endsAt, at),
  };
}

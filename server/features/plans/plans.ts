import { dayAt, findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { type Allowance, allowanceOf, secondsUntil } from './allowance.rules.ts';
import { type ActivePlan, findDayUse } from './plans.repository.ts';

export { contactLimitOf } from './allowance.rules.ts';
export { burstJob, countBeginning, countCards, countProfile, mayShowCards } from './browsing/browsing.ts';
export { findPlan, lockPlan, type Plan } from './plans.repository.ts';
export type { Placement } from './subscription-line.rules.ts';
export {
  addSubscription,
  endSubscription,
  planAsBought,
  previewSubscription,
  shrinkSubscription,
} from './subscriptions.ts';
export { findAssigned, findPeriodOf, hasPlan } from './subscriptions.repository.ts';

/** The allowance of a day of the site, `YYYY-MM-DD`, which ends at `resetsAt`, in `resetSeconds`. */
export type TodaysAllowance = Allowance & {
  plan: ActivePlan | null;
  /** How many messages any member may send in a minute; null for no limit. */
  messagesPerMinute: number | null;
  day: string;
  resetsAt: Date;
  resetSeconds: number;
};

/**
 * What a member may still do today. A use case that spends of it calls this in its transaction, after locking the member's
 * account, so that nothing is spent twice.
 */
export async function findAllowance(
  { database, now }: Pick<Context, 'database' | 'now'>,
  accountId: number,
): Promise<TodaysAllowance> {
  const at = now();
  const site = await findSiteSettings(database);
  const { day, startsAt, endsAt } = dayAt(site, at);
  const { plan, ...use } = await findDayUse(database, { accountId, day, startsAt, now: at });
  const free = {
    contacts: site.freeContactViews,
    interests: site.freeInterests,
    messages: site.freeMessages,
  };
  return {
    ...allowanceOf({ plan, ...use }, free),
    plan,
    messagesPerMinute: site.messagesPerMinute,
    day,
    resetsAt: endsAt,
    resetSeconds: secondsUntil(endsAt, at),
  };
}

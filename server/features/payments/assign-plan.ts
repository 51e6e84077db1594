import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type {
  assignPlan as assignPlanEndpoint,
  withdrawPlan as withdrawPlanEndpoint,
} from '#contract/payments/assign-plan.ts';
import { lockAccount, lockAccounts } from '#server/features/accounts/accounts.ts';
import {
  addSubscription,
  endSubscription,
  findAssigned,
  lockPlan,
  planAsBought,
} from '#server/features/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { problem } from '#server/platform/problem.ts';
import { notifyAssigned } from './notify-buyer.ts';

type Assignment = { input: ValidInput<typeof assignPlanEndpoint>; administratorId: number };

/** Gives a member a plan without a payment. Throws plan_not_found, plan_not_offered, not_found, not_a_member or registration_unfinished. */
export async function assignPlan(
  context: Context,
  { input, administratorId }: Assignment,
): Promise<EndpointData<typeof assignPlanEndpoint>> {
  return context.transact(async (work) => {
    const { database } = work;
    const account = await lockAccount(database, input.user_id);
    const now = context.now();
    if (account === undefined) throw problem('not_found');
    if (account.role !== 'user') throw problem('not_a_member');
    // The mail about the plan names its reader, who has no name yet.
    if (account.isIncomplete) throw problem('registration_unfinished');
    const plan = await lockPlan(database, input.plan_id);
    if (plan === undefined) throw problem('plan_not_found');
    if (plan.isRetired) throw problem('plan_not_offered');
    const source = { assignedBy: administratorId, reason: input.reason ?? null };
    const accountId = account.id;
    const added = await addSubscription(work, { accountId, plan: planAsBought(plan), source, now });
    await notifyAssigned(work, { accountId, planName: added.planName, now });
    await recordAction(database, {
      administratorId,
      action: 'plan.assigned',
      subject: `account ${accountId}`,
      ...(input.reason !== undefined && { reason: input.reason }),
      after: { plan: plan.name, starts_at: added.startsAt, ends_at: added.endsAt },
      now,
    });
    return {
      s_id: added.id,
      s_plan_name: added.planName,
      s_starts_at: added.startsAt.toISOString(),
      s_ends_at: added.endsAt.toISOString(),
    };
  });
}

type Withdrawal = { input: ValidInput<typeof withdrawPlanEndpoint>; administratorId: number };

/** Takes back what is left of an assigned plan. Throws subscription_not_found, also for one that was bought or is over. */
export async function withdrawPlan(context: Context, { input, administratorId }: Withdrawal): Promise<void> {
  await context.transact(async (work) => {
    const { database } = work;
    const found = await findAssigned(database, { id: input.s_id, now: context.now() });
    if (found === null) throw problem('subscription_not_found');
    const { id, accountId } = found;
    await lockAccounts(database, [accountId]);
    const now = context.now();
    const current = await findAssigned(database, { id, now });
    if (current === null) throw problem('subscription_not_found');
    await endSubscription(work, { id, accountId, now });
    await recordAction(database, {
      administratorId,
      action: 'plan.withdrawn',
      subject: `account ${accountId}`,
      reason: input.reason,
      before: { plan: current.planName, ends_at: current.endsAt },
      now,
    });
  });
}

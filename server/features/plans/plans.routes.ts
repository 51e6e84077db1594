import {
  addPlan as addPlanEndpoint,
  deletePlan as deletePlanEndpoint,
  listAllPlans as listAllPlansEndpoint,
  orderPlans as orderPlansEndpoint,
  retirePlan as retirePlanEndpoint,
  updatePlan as updatePlanEndpoint,
} from '#contract/plans/plan-editing.ts';
import type { PlanWire } from '#contract/plans/plan.wire.ts';
import { listPlans, showMyPlan } from '#contract/plans/plans.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { addPlan, deletePlan, listAllPlans, orderPlans, retirePlan, updatePlan } from './plan-editing.ts';
import { presentMyPlan, presentPlan, presentPlanInUse } from './plans.presenter.ts';
import { listOffered } from './plans.repository.ts';
import { findAllowance } from './plans.ts';
import { listTerms } from './subscriptions.ts';

/** The offered plans, the own one, and the plans as administrators edit them. */
export function plansRoutes(context: Context): Route[] {
  return [
    route(listPlans, async () => ({ data: await listForBuyers(context) })),
    route(showMyPlan, async ({ caller }) => {
      const allowance = await findAllowance(context, caller.accountId);
      if (await isEverythingFree(context)) {
        // The limits are still those of a plan that runs; only its name is hidden.
        return { result: false, data: presentMyPlan({ ...allowance, plan: null }, []) };
      }
      const terms = await listTerms(context, caller.accountId);
      return { result: allowance.plan !== null, data: presentMyPlan(allowance, terms) };
    }),
    route(listAllPlansEndpoint, async () => ({ data: (await listAllPlans(context)).map(presentPlanInUse) })),
    route(addPlanEndpoint, async ({ input, caller }) => ({
      data: presentPlanInUse(await addPlan(context, { input, administratorId: caller.accountId })),
    })),
    route(updatePlanEndpoint, async ({ input, caller }) => ({
      data: presentPlanInUse(await updatePlan(context, { input, administratorId: caller.accountId })),
    })),
    route(deletePlanEndpoint, async ({ input, caller }) => {
      await deletePlan(context, { input, administratorId: caller.accountId });
      return { data: null };
    }),
    route(retirePlanEndpoint, async ({ input, caller }) => ({
      data: presentPlanInUse(await retirePlan(context, { input, administratorId: caller.accountId })),
      message: input.is_retired ? 'outcome.plan_retired' : 'outcome.plan_offered',
    })),
    route(orderPlansEndpoint, async ({ input, caller }) => {
      await orderPlans(context, { input, administratorId: caller.accountId });
      return { data: null };
    }),
  ];
}

/** The offered plans; none while everything is free. */
async function listForBuyers(context: Context): Promise<PlanWire[]> {
  if (await isEverythingFree(context)) return [];
  return (await listOffered(context.database)).map(presentPlan);
}

async function isEverythingFree({ database }: Context): Promise<boolean> {
  return (await findSiteSettings(database)).everythingIsFree;
}

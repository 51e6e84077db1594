import {
  addPlan as addPlanEndpoint,
  deletePlan as deletePlanEndpoint,
  listAllPlans as listAllPlansEndpoint,
  orderPlans as orderPlansEndpoint,
  retirePlan as retirePlanEndpoint,
  updatePlan as updatePlanEndpoint,
} from '#contract/plans/plan-editing.ts';
import { listPlans as listPlansEndpoint, showMyPlan as showMyPlanEndpoint } from '#contract/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { addPlan, deletePlan, listAllPlans, orderPlans, retirePlan, updatePlan } from './plan-editing.ts';
import { presentPlanInUse } from './plans.presenter.ts';
import { listPlans, showMyPlan } from './show-plans.ts';

/** The offered plans, the own one, and the plans as administrators edit them. */
export function plansRoutes(context: Context): Route[] {
  return [
    route(listPlansEndpoint, async () => ({ data: await listPlans(context) })),
    route(showMyPlanEndpoint, ({ caller }) => showMyPlan(context, caller.accountId)),
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

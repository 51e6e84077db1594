import { listPlans } from '#contract/plans/list-plans.ts';
import { showMyPlan } from '#contract/plans/show-my-plan.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { findAllowance } from './find-allowance.ts';
import { presentMyPlan, presentPlan } from './plans.presenter.ts';
import { listOffered } from './plans.repository.ts';

/** The calls of plans. */
export function plansRoutes(context: Context): Route[] {
  return [
    route(listPlans, async () => ({ data: (await listOffered(context.database)).map(presentPlan) })),
    route(showMyPlan, async ({ caller }) => {
      const allowance = await findAllowance(context, caller.accountId);
      return { result: allowance.plan !== null, data: presentMyPlan(allowance) };
    }),
  ];
}

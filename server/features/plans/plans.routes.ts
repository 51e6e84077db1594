import { listPlans, showMyPlan } from '#contract/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { presentMyPlan, presentPlan } from './plans.presenter.ts';
import { listOffered } from './plans.repository.ts';
import { findAllowance } from './plans.ts';
import { listTerms } from './subscriptions.ts';

/** The offered plans, and the own one. */
export function plansRoutes(context: Context): Route[] {
  return [
    route(listPlans, async () => ({ data: (await listOffered(context.database)).map(presentPlan) })),
    route(showMyPlan, async ({ caller }) => {
      const allowance = await findAllowance(context, caller.accountId);
      const terms = await listTerms(context, caller.accountId);
      return { result: allowance.plan !== null, data: presentMyPlan(allowance, terms) };
    }),
  ];
}

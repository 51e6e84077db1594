import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { PlanWire } from '#contract/plans/plan.wire.ts';
import type { showMyPlan as showMyPlanEndpoint } from '#contract/plans/plans.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { presentMyPlan, presentPlan } from './plans.presenter.ts';
import { listOffered } from './plans.repository.ts';
import { findAllowance } from './plans.ts';
import { listTerms } from './subscriptions.ts';

/** The offered plans; none while everything is free. */
export async function listPlans({ database }: Pick<Context, 'database'>): Promise<PlanWire[]> {
  const { everythingIsFree } = await findSiteSettings(database);
  return everythingIsFree ? [] : (await listOffered(database)).map(presentPlan);
}

/** The own plan and the limits of today; `result` says whether there is a plan. None is named while everything is free. */
export async function showMyPlan(
  context: Pick<Context, 'database' | 'now'>,
  accountId: number,
): Promise<{ result: boolean; data: EndpointData<typeof showMyPlanEndpoint> }> {
  const allowance = await findAllowance(context, accountId);
  const { everythingIsFree } = await findSiteSettings(context.database);
  // The limits are still those of a plan that runs; only its name is hidden.
  if (everythingIsFree) return { result: false, data: presentMyPlan({ ...allowance, plan: null }, []) };
  const terms = await listTerms(context, accountId);
  return { result: allowance.plan !== null, data: presentMyPlan(allowance, terms) };
}

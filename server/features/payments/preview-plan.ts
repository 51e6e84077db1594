import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { previewPlan as previewPlanEndpoint } from '#contract/payments/payments.ts';
import { taxWithin } from '#contract/payments/price.ts';
import {
  contactLimitOf,
  findAllowance,
  findPlan,
  planAsBought,
  previewSubscription,
} from '#server/features/plans/plans.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { offerOf } from './offer.ts';
import { presentEffect } from './payments.presenter.ts';
import { methodsFor } from './payments.rules.ts';

/** What a plan costs a member and changes for them. Throws plan_not_found, plan_not_offered or payments_off. */
export async function previewPlan(
  context: Context,
  { accountId, planId, hasGateway }: { accountId: number; planId: number; hasGateway: boolean },
): Promise<EndpointData<typeof previewPlanEndpoint>> {
  const { database } = context;
  const site = await findSiteSettings(database);
  if (site.everythingIsFree) throw problem('payments_off');
  const plan = await findPlan(database, planId);
  if (plan === undefined) throw problem('plan_not_found');
  if (plan.isRetired) throw problem('plan_not_offered');
  const placement = await previewSubscription(context, { accountId, plan: planAsBought(plan) });
  const { contacts } = await findAllowance(context, accountId);
  const { pricePaise } = plan;
  const limit = contactLimitOf(plan, { contacts: site.freeContactViews });
  return {
    price: {
      total_paise: pricePaise,
      tax_paise: taxWithin(pricePaise, site.gstRate),
      tax_rate: site.gstRate,
    },
    effect: presentEffect(placement, { limitNow: contacts?.limit ?? null, limit }),
    methods: methodsFor(pricePaise, offerOf(site, hasGateway)),
  };
}

import type { EndpointData } from '#contract/calls/endpoint.ts';
import { planMapper, type PlanWire } from '#contract/plans/plan.wire.ts';
import type { showMyPlan } from '#contract/plans/plans.ts';
import type { Plan } from './plans.repository.ts';
import type { TodaysAllowance } from './plans.ts';

const paisePerRupee = 100;

/** An offered plan. The price is in paise inside the program, and in whole rupees on the wire. */
export function presentPlan({ id, name, pricePaise, months, contactLimit, features }: Plan): PlanWire {
  const price = Math.round(pricePaise / paisePerRupee);
  return planMapper.toWire({ id, name, price, months, contactLimit, features });
}

/** The own plan, or the free limits without one. */
export function presentMyPlan({
  plan,
  contacts,
  interests,
}: Pick<TodaysAllowance, 'plan' | 'contacts' | 'interests'>): EndpointData<typeof showMyPlan> {
  const none = { limit: null, left: null };
  const [views, sent] = [contacts ?? none, interests ?? none];
  return {
    s_plan_name: plan?.planName ?? null,
    s_expires_at: plan?.endsAt.toISOString() ?? null,
    contact_limit: views.limit,
    contact_left: views.left,
    interest_limit: sent.limit,
    interest_left: sent.left,
  };
}

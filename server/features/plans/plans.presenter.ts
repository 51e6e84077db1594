import type { EndpointData } from '#contract/calls/endpoint.ts';
import { type AdminPlanWire, planMapper, type PlanWire } from '#contract/plans/plan.wire.ts';
import type { showMyPlan } from '#contract/plans/plans.ts';
import type { PlanInUse } from './plan-editing.repository.ts';
import type { Plan } from './plans.repository.ts';
import type { TodaysAllowance } from './plans.ts';
import type { Term } from './subscription-line.rules.ts';

const paisePerRupee = 100;

/** An offered plan. The price is in paise inside the program, and in whole rupees on the wire. */
export function presentPlan({ id, name, pricePaise, months, contactLimit, features }: Plan): PlanWire {
  const price = Math.round(pricePaise / paisePerRupee);
  return planMapper.toWire({ id, name, price, months, contactLimit, features });
}

/** A plan for administrators. */
export function presentPlanInUse(plan: PlanInUse): AdminPlanWire {
  return {
    ...presentPlan(plan),
    p_position: plan.position,
    p_profile_limit: plan.profileLimit,
    p_is_retired: plan.isRetired,
    p_is_used: plan.isUsed,
    p_members: plan.members,
  };
}

/** The own plan with its extensions, or the free limits without one, and the plans that begin later. */
export function presentMyPlan(
  {
    plan,
    contacts,
    interests,
    messages,
  }: Pick<TodaysAllowance, 'plan' | 'contacts' | 'interests' | 'messages'>,
  terms: readonly Term[],
): EndpointData<typeof showMyPlan> {
  const none = { limit: null, left: null };
  const { planId: id, planName: name } = plan ?? { planId: null, planName: null };
  const [views, sent, written] = [contacts ?? none, interests ?? none, messages ?? none];
  const running = plan === null ? undefined : terms[0];
  const later = running === undefined ? terms : terms.slice(1);
  return {
    s_plan_id: id,
    s_plan_name: name,
    s_expires_at: plan === null ? null : (running?.endsAt ?? plan.endsAt).toISOString(),
    s_next: later.map(({ planName, startsAt, endsAt }) => ({
      s_plan_name: planName,
      s_starts_at: startsAt.toISOString(),
      s_ends_at: endsAt.toISOString(),
    })),
    contact_limit: views.limit,
    contact_left: views.left,
    interest_limit: sent.limit,
    interest_left: sent.left,
    message_limit: written.limit,
    message_left: written.left,
  };
}

import type { MemberSubscription } from '#contract/members/subscriptions.ts';
import type { AdminPlanWire } from '#contract/plans/plan.wire.ts';

/** A plan as administrators see it. */
export function anAdminPlan(changes: Partial<AdminPlanWire> = {}): AdminPlanWire {
  return {
    p_id: 1,
    p_name: 'Basic',
    p_price: 1500,
    p_duration: 6,
    p_contact_limit: 3,
    p_features: ['Unlimited interests', 'Contact details of 3 members a day'],
    p_position: 1,
    p_profile_limit: 500,
    p_is_retired: false,
    p_is_used: true,
    p_members: 12,
    ...changes,
  };
}

/** A plan that an administrator assigned and that runs. */
export function aMemberSubscription(changes: Partial<MemberSubscription> = {}): MemberSubscription {
  return {
    s_id: 31,
    s_plan_name: 'Basic',
    s_contact_limit: 3,
    s_starts_at: '2026-03-01T09:00:00Z',
    s_ends_at: '2026-09-01T09:00:00Z',
    s_state: 'running',
    s_source: 'assigned',
    s_assigned_by: 'Mary from the desk',
    s_reason: 'Paid in cash.',
    s_change: null,
    ...changes,
  };
}

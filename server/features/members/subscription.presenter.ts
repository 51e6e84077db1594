import type { MemberSubscription } from '#contract/members/subscriptions.ts';
import type { FoundSubscription } from './subscriptions.repository.ts';

/** A subscription of a member at an instant, for administrators. */
export function presentSubscription(found: FoundSubscription, now: Date): MemberSubscription {
  return {
    s_id: found.id,
    s_plan_name: found.planName,
    s_contact_limit: found.contactLimit,
    s_starts_at: found.startsAt.toISOString(),
    s_ends_at: found.endsAt.toISOString(),
    s_state: stateOf(found, now),
    s_source: sourceOf(found),
    s_assigned_by: found.assignedBy,
    s_reason: found.reason,
    s_change: changeOf(found),
  };
}

function stateOf({ startsAt, endsAt }: FoundSubscription, now: Date): MemberSubscription['s_state'] {
  if (endsAt <= now) return 'over';
  return startsAt > now ? 'coming' : 'running';
}

function sourceOf({ paymentId, method }: FoundSubscription): MemberSubscription['s_source'] {
  if (paymentId === null) return 'assigned';
  return method === 'free' ? 'free' : 'bought';
}

function changeOf({
  replacedBy,
  removedSeconds,
  paymentId,
}: FoundSubscription): MemberSubscription['s_change'] {
  if (replacedBy !== null) return 'replaced';
  if (removedSeconds === 0) return null;
  return paymentId === null ? 'withdrawn' : 'refunded';
}

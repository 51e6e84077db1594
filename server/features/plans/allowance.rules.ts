/** How many may be done in a day, and how many of them are left. */
export type Quota = { limit: number; left: number };

/** What a member may still do in a day; null where there is no limit. With a plan interests and messages have none. */
export type Allowance = { contacts: Quota | null; interests: Quota | null; messages: Quota | null };

/** The limits of members without a plan, null for none; site settings. */
export type FreeLimits = { contacts: number | null; interests: number | null; messages: number | null };

type Use = { plan: { contactLimit: number } | null; contacts: number; interests: number; messages: number };

/** The allowance of a day after some use. Source: decisions on the specification, 6. */
export function allowanceOf({ plan, contacts, interests, messages }: Use, free: FreeLimits): Allowance {
  return {
    contacts: quotaOf(contactLimitOf(plan, free), contacts),
    interests: plan === null ? quotaOf(free.interests, interests) : null,
    messages: plan === null ? quotaOf(free.messages, messages) : null,
  };
}

/** The contact views a day; null for no limit. A plan never has fewer than members without one. */
export function contactLimitOf(
  plan: { contactLimit: number } | null,
  free: Pick<FreeLimits, 'contacts'>,
): number | null {
  return plan === null || free.contacts === null ? free.contacts : Math.max(plan.contactLimit, free.contacts);
}

/** The profiles that a member may open in a day; null for no limit. A plan never has fewer than members without one. */
export function profileLimitOf(
  plan: { profileLimit: number | null } | undefined,
  free: number | null,
): number | null {
  if (plan === undefined) return free;
  return plan.profileLimit === null || free === null ? null : Math.max(plan.profileLimit, free);
}

/** Nothing is left when the limit was lowered, or the plan ended, after more was used. */
function quotaOf(limit: number | null, used: number): Quota | null {
  return limit === null ? null : { limit, left: Math.max(0, limit - used) };
}

/** The whole seconds until an instant, rounded up; at least one, because a client that waits none is too early. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}

/** How many may be done in a day, and how many of them are left. */
export type Quota = { limit: number; left: number };

/** What a member may still do in a day. With a plan interests have no limit (null). */
export type Allowance = { contacts: Quota; interests: Quota | null };

/** The limits of members without a plan; site settings. */
export type FreeLimits = { contacts: number; interests: number };

type Use = { plan: { contactLimit: number } | null; contacts: number; interests: number };

/** The allowance of a day after some use. Source: decisions on the specification, 6. */
export function allowanceOf({ plan, contacts, interests }: Use, free: FreeLimits): Allowance {
  return {
    contacts: quotaOf(plan?.contactLimit ?? free.contacts, contacts),
    interests: plan === null ? quotaOf(free.interests, interests) : null,
  };
}

/** Nothing is left when the limit was lowered, or the plan ended, after more was used. */
function quotaOf(limit: number, used: number): Quota {
  return { limit, left: Math.max(0, limit - used) };
}

/** The whole seconds until an instant, rounded up; at least one, because a client that waits none is too early. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}

/** So many of something may be done in a day, and so many are left of it. */
export type Quota = { limit: number; left: number };

/** What a member may still do today. Interests have no limit (null) for whoever has a plan. */
export type Allowance = { contacts: Quota; interests: Quota | null };

/** The limits of those who have no plan: site settings. */
export type FreeLimits = { contacts: number; interests: number };

type Use = { plan: { contactLimit: number } | null; contacts: number; interests: number };

/** What is left of a day after some use of it. Source: decisions on the specification, 6. */
export function allowanceOf({ plan, contacts, interests }: Use, free: FreeLimits): Allowance {
  return {
    contacts: quotaOf(plan?.contactLimit ?? free.contacts, contacts),
    interests: plan === null ? quotaOf(free.interests, interests) : null,
  };
}

/** A limit may have been lowered, or a plan have ended, after more was used: then nothing is left. */
function quotaOf(limit: number, used: number): Quota {
  return { limit, left: Math.max(0, limit - used) };
}

/** After so many whole seconds a day is over; at least one, as a client that waits none comes too early. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}

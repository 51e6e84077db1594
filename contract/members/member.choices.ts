import { restrictionKinds } from '#contract/safety/restriction.choices.ts';

/** What the list of members can be ordered by. */
export const memberSorts = ['created_at', 'name', 'last_seen', 'status', 'completion'] as const;
export type MemberSort = (typeof memberSorts)[number];

/**
 * What the list can be filtered by as the status of a member: the documented ones, and what a report imposed. A suspended or banned
 * member is inactive as well.
 */
export const memberStates = ['active', 'inactive', ...restrictionKinds] as const;
export type MemberState = (typeof memberStates)[number];

/** Whether an account is to be erased, or should have been by now. */
export const erasureStates = ['pending', 'due'] as const;

/** The ages that the list can be filtered by. */
export const youngestAge = 18;
export const oldestAge = 100;

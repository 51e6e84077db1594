/** What the list of members can be ordered by. */
export const memberSorts = ['created_at', 'name', 'last_seen', 'status', 'completion'] as const;
export type MemberSort = (typeof memberSorts)[number];

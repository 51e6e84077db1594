// Apart from the queries, because the routes read the address with these and must not bring the contract along.

/** What the list of members can be ordered by. */
export const userSorts = ['created_at', 'name', 'status'] as const;
export type UserSort = (typeof userSorts)[number];

/** What the outbox can be ordered by. */
export const outboxSorts = ['created_at'] as const;
export type OutboxSort = (typeof outboxSorts)[number];

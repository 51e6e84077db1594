// Apart from the queries, because the routes read the address with these and must not bring the contract along.

/** What the list of imports can be ordered by. */
export const importSorts = ['created_at', 'file_name', 'state'] as const;
export type ImportSort = (typeof importSorts)[number];

/** What the list of invitations can be ordered by. */
export const invitationSorts = ['created_at', 'name', 'state'] as const;
export type InvitationSort = (typeof invitationSorts)[number];

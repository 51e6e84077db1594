/** The orders of the reports, in a file of their own so that the route does not load the contract. */
export const reportSorts = ['created_at', 'reason'] as const;
export type ReportSort = (typeof reportSorts)[number];

/** What the reports can be ordered by. Apart from the query, so that the route does not bring the contract along. */
export const reportSorts = ['created_at', 'reason'] as const;
export type ReportSort = (typeof reportSorts)[number];

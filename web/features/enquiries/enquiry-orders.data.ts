/** What the enquiries can be ordered by. Apart from the query, so that the route does not bring the contract along. */
export const enquirySorts = ['created_at', 'name'] as const;
export type EnquirySort = (typeof enquirySorts)[number];

/** The orders of the enquiries, in a file of their own so that the route does not load the contract. */
export const enquirySorts = ['created_at', 'name'] as const;
export type EnquirySort = (typeof enquirySorts)[number];

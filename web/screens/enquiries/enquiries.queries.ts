import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { listAssignees, listEnquiries, showEnquiry } from '#contract/enquiries/enquiries.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { rowsOfPage } from '#web/parts/lists/list-search.ts';
import { filterOf, type EnquirySearch } from './enquiry-address.rules.ts';

/** A page of the enquiries. The previous page is shown while it loads. */
export function enquiriesQuery(search: EnquirySearch) {
  return queryOptions({
    ...endpointQuery(listEnquiries, { ...filterOf(search), limit: rowsOfPage }),
    placeholderData: keepPreviousData,
  });
}

/** One enquiry with its mails. */
export type OpenEnquiry = EndpointData<typeof showEnquiry>;

export function enquiryQuery(id: number) {
  return endpointQuery(showEnquiry, { enquiry_id: id });
}

export function assigneesQuery() {
  return endpointQuery(listAssignees, {});
}

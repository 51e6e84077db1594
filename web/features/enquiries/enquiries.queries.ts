import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listEnquiries } from '#contract/enquiries/enquiries.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { rowsOfPage, type ListSearch } from '#web/lists/list-search.ts';
import type { EnquirySort } from './enquiry-orders.data.ts';

/** A page of the enquiries. The previous page is shown while it loads. */
export function enquiriesQuery(search: ListSearch<EnquirySort>) {
  return queryOptions({
    ...endpointQuery(listEnquiries, { ...search, limit: rowsOfPage }),
    placeholderData: keepPreviousData,
  });
}

/** One enquiry, for their total number. */
export function enquiryCountQuery() {
  return endpointQuery(listEnquiries, { limit: 1 });
}

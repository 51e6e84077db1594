import type { QueryClient } from '@tanstack/react-query';
import { showContactAllowance } from '#contract/contacts/contacts.ts';
import { countInterests } from '#contract/interests/interests.ts';
import { endpointQuery } from '#web/app/client/queries.ts';

/** How many interests there are, and how many the viewer may still send today. */
export function interestCountsQuery() {
  return { ...endpointQuery(countInterests, {}), staleTime: 0 };
}

/** Counts an answered interest at once; the number of the server follows. */
export function countAnswered(queries: QueryClient): void {
  queries.setQueryData(
    interestCountsQuery().queryKey,
    (counts) => counts && { ...counts, data: { ...counts.data, waiting: counts.data.waiting - 1 } },
  );
}

/** How many contact views are left today; always fresh, because one is about to be spent. */
export function contactAllowanceQuery() {
  return { ...endpointQuery(showContactAllowance, {}), staleTime: 0 };
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EndpointData, EndpointInput } from '#contract/endpoint.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { showPartner } from '#contract/partners/show-partner.ts';
import { showPreference } from '#contract/preferences/show-preference.ts';
import { listSavedSearches } from '#contract/searches/list-saved-searches.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { wordsOf, type SearchAddress } from './search-address.rules.ts';

export type SavedSearch = EndpointData<typeof listSavedSearches>[number];

/** How many members a search finds. The count before stands until the new one is there. */
export function countQuery(address: SearchAddress) {
  const input: EndpointInput<typeof searchMembers> = { ...wordsOf(address), limit: 1 };
  return queryOptions({ ...endpointQuery(searchMembers, input), placeholderData: keepPreviousData });
}

/** The own saved searches, latest first. */
export function savedSearchesQuery() {
  return endpointQuery(listSavedSearches, {});
}

/** The own partner preference. */
export function preferenceQuery() {
  return endpointQuery(showPreference, {});
}

/** Another member, as their own page asks for them. */
export function partnerQuery(partnerId: number) {
  return endpointQuery(showPartner, { partner_id: partnerId });
}

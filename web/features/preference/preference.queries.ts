import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { countFitting } from '#contract/preferences/count-fitting.ts';
import { showPreference } from '#contract/preferences/show-preference.ts';
import { suggestPreference } from '#contract/preferences/suggest-preference.ts';
import type { EndpointData, EndpointInput } from '#contract/endpoint.ts';
import { endpointQuery } from '#web/api/queries.ts';

/** The own preference. What a save answers takes its place. */
export function preferenceQuery() {
  return endpointQuery(showPreference, {});
}

/** How many members fit a preference that is being edited. The count before stands until the new one is there. */
export function countQuery(input: EndpointInput<typeof countFitting>) {
  return queryOptions({ ...endpointQuery(countFitting, input), placeholderData: keepPreviousData });
}

/** A preference that follows from the own profile. */
export function suggestionQuery() {
  return queryOptions({ ...endpointQuery(suggestPreference, {}), staleTime: 0 });
}

export type Counts = EndpointData<typeof countFitting>;

import { listMatches } from '#contract/matches/list-matches.ts';
import { listTodaysMatches } from '#contract/matches/list-todays-matches.ts';
import { listVisits } from '#contract/visits/list-visits.ts';
import { endpointQuery } from '#web/api/queries.ts';

/** The first of those who suit the viewer and whom the viewer suits. */
export function bestMatchesQuery() {
  return endpointQuery(listMatches, { page: 1, limit: 12 });
}

/** The first of the day's list. */
export function suggestionsQuery() {
  return endpointQuery(listTodaysMatches, { page: 1, limit: 12 });
}

/** Who viewed the own profile in the last days. */
export function viewersQuery() {
  return endpointQuery(listVisits, { type: 'visited_me' });
}

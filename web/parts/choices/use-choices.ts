import { queryOptions, useQuery } from '@tanstack/react-query';
import { listChoices } from '#contract/choices/list-choices.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import type { LoadedChoices } from './choices.rules.ts';

/** Lists change seldom, and the server still accepts a value that was retired since. */
const staleMilliseconds = 300_000;

/** All choice lists, for the signed-in areas: one call for all fields of all screens. */
function choicesQuery() {
  return queryOptions({ ...endpointQuery(listChoices, {}), staleTime: staleMilliseconds });
}

/** The choice lists for the fields of the signed-in areas; `pickChoices` returns what a field offers. */
export function useChoices(): LoadedChoices {
  const query = useQuery(choicesQuery());
  if (query.data !== undefined) return query.data.data;
  return hasFailed(query) ? 'unavailable' : 'loading';
}

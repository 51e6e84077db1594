import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { ApiRefused, type AnyEndpoint } from './answer.ts';
import { loadEndpoint } from './browser-client.ts';
import { onSessionChange, readSession } from './session.ts';

/** The cache of the member and administrator areas. One for the browser; the areas are never rendered on the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal is final; an unreachable service is tried again.
      retry: (count, error) => count < 2 && !(error instanceof ApiRefused),
    },
  },
});

// The next person on this device must not see what this one loaded.
onSessionChange(({ session }) => {
  if (session === undefined) queryClient.clear();
});

/** Returns the query of an endpoint: `useQuery(endpointQuery(listUsers, { page: 1 }))`. */
export function endpointQuery<E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>) {
  return queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: () => loadEndpoint(endpoint, input),
    // A screen that closes after signing out loads nothing more.
    enabled: () => readSession() !== undefined,
  });
}

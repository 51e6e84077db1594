import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { EndpointInput } from '#contract/endpoint.ts';
import { ApiRefused, type AnyEndpoint } from './answer.ts';
import { loadEndpoint } from './browser-client.ts';
import { onSessionChange, readSession } from './session.ts';

/** The cache of the member and administrator areas. One for the browser; the areas are never rendered on the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only an unreachable service is worth another try.
      retry: (count, error) => count < 2 && !(error instanceof ApiRefused),
    },
  },
});

// What one person loaded must never be shown to the next one on the same device.
onSessionChange(({ session }) => {
  if (session === undefined) queryClient.clear();
});

/** The answer of an endpoint as a query: `useQuery(endpointQuery(listUsers, { page: 1 }))`. */
export function endpointQuery<E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>) {
  return queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: () => loadEndpoint(endpoint, input),
    // A screen that is being left after signing out asks for nothing more.
    enabled: () => readSession() !== undefined,
  });
}

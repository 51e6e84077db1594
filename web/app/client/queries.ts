import { onlineManager, QueryClient, queryOptions } from '@tanstack/react-query';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { ApiRefused, type AnyEndpoint } from './answer.ts';
import { loadEndpoint, setOnChange } from './browser-client.ts';
import { onOnlineChange, readOnline } from './reachability.ts';
import { onSessionChange, readSession } from './session.ts';
import { idOf, invalidateChanged, metaOf, rememberAnswers } from './stale-answers.ts';

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
onSessionChange(({ session, before }) => {
  if (before !== undefined && session?.user_id !== before.user_id) queryClient.clear();
});

// Without the server, queries and what was pressed wait; they go on when it is back.
onlineManager.setEventListener((setOnline) => {
  setOnline(readOnline());
  return onOnlineChange(() => setOnline(readOnline()));
});

let refetching: Promise<unknown> = Promise.resolve();

/** Resolves when what the last call changed is loaded again. */
export async function whenRefetched(): Promise<void> {
  await refetching;
}

setOnChange(({ tags, input }) => {
  const { partnerId } = idOf(input);
  const change = partnerId === undefined ? { tags } : { tags, partnerIds: new Set([partnerId]) };
  const before = rememberAnswers(queryClient);
  // First the caller writes the answers that it knows, such as the saved profile: they are not loaded again.
  const written = new Promise((resolve) => setTimeout(resolve));
  refetching = written.then(() => invalidateChanged(queryClient, { ...change, before }));
});

/** Returns the query of an endpoint: `useQuery(endpointQuery(listUsers, { page: 1 }))`. */
export function endpointQuery<E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>) {
  return queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: () => loadEndpoint(endpoint, input),
    meta: metaOf(endpoint, input),
    // A screen that closes after signing out loads nothing more.
    enabled: () => readSession() !== undefined,
  });
}

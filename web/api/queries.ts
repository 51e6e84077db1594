import { QueryClient } from '@tanstack/react-query';
import { ApiRefused } from './answer.ts';
import { onSessionChange } from './session.ts';

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

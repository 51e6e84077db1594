import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FirstProfileStep } from '#contract/settings/first-profile.ts';
import { showSettings, updateSettings } from '#contract/settings/settings.ts';
import { ApiRefused, ApiUnreachable } from '#web/app/client/answer.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { noteBegunProfile } from '#web/app/client/begun-profile.ts';

/** The own settings, which say where the member stopped. */
export function firstProfileQuery() {
  return endpointQuery(showSettings, {});
}

/** Steps are stored one after the other, so that one that was left earlier never replaces a later one. */
let storing: Promise<void> = Promise.resolve();
let newest = 0;

/**
 * Where the member stopped, and how to store another step; null finishes the guide. It is shown at once, and `stopAt` resolves when it is
 * stored. A failure is left alone: the member then goes on one screen earlier the next time, and loses nothing.
 */
export function useFirstProfile() {
  const queries = useQueryClient();
  const query = useQuery(firstProfileQuery());
  const { queryKey } = firstProfileQuery();
  return {
    query,
    settings: query.data?.data,
    stopAt: (step: FirstProfileStep | null): Promise<void> => {
      queries.setQueryData(
        queryKey,
        (answer) => answer && { ...answer, data: { ...answer.data, first_profile_step: step } },
      );
      noteBegunProfile(step !== null);
      newest += 1;
      const order = newest;
      const store = async () => {
        if (order !== newest) return;
        try {
          const answer = await loadEndpoint(updateSettings, { first_profile_step: step });
          // An older answer would open the guide again.
          if (order !== newest) return;
          queries.setQueryData(queryKey, (before) => before && { ...before, data: answer.data });
        } catch (error) {
          if (!(error instanceof ApiRefused || error instanceof ApiUnreachable)) throw error;
        }
      };
      storing = storing.then(store, store);
      return storing;
    },
  };
}

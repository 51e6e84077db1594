import { useQueryClient } from '@tanstack/react-query';
import { showProfile } from '#contract/profiles/show-profile.ts';
import type { updatePreference } from '#contract/preferences/update-preference.ts';
import type { Success } from '#web/api/answer.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { forgetComparisons } from '#web/partners/forget-comparisons.ts';
import { preferenceQuery } from './preference.queries.ts';

/** Shows what a save answered: the preference, and how much of profile and preference is filled. */
export function useKeptAnswer() {
  const queries = useQueryClient();
  return (answer: Success<typeof updatePreference>) => {
    const { completion } = answer;
    forgetComparisons(queries);
    queries.setQueryData(preferenceQuery().queryKey, answer);
    queries.setQueryData(
      endpointQuery(showProfile, {}).queryKey,
      (profile) => profile && { ...profile, completion },
    );
  };
}

import { useQueryClient } from '@tanstack/react-query';
import type { FormFact } from '#contract/profiles/fact-names.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { changeSessionPerson } from '#web/app/client/session-person.ts';
import { loadAnew } from '#web/app/client/stale-answers.ts';
import type { SectionCalls } from '#web/parts/sections/use-saving-section.ts';
import { profileQuery } from './profile.queries.ts';
import { factOfFormName, readValues, writeForm, writePrevious } from './profile-values.rules.ts';

/** How a section of the profile is saved and loaded again. */
export function useSavingProfile(): SectionCalls<FormFact, FormFact> {
  const queries = useQueryClient();
  return {
    save: async ({ changed, values, seen }) => {
      const input = { ...writeForm(changed, values), previous: writePrevious(changed, seen) };
      const answer = await callEndpoint(updateProfile, input);
      if (!answer.result) return answer;
      queries.setQueryData(profileQuery().queryKey, answer);
      const [profile] = answer.data;
      const name = `${profile?.u_firstname ?? ''} ${profile?.u_lastname ?? ''}`.trim();
      changeSessionPerson({ name });
      return undefined;
    },
    reload: async () => {
      const { data } = await loadAnew(queries, profileQuery());
      const [profile] = data;
      return profile && readValues(profile);
    },
    nameOf: factOfFormName,
  };
}

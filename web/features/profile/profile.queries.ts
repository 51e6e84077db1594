import { useQueryClient } from '@tanstack/react-query';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import type { FormFact } from '#contract/profiles/fact-names.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { changeSessionPerson } from '#web/api/session-person.ts';
import type { SectionCalls } from '#web/sections/use-saving-section.ts';
import { factOfFormName, readValues, writeForm, writePrevious } from './profile-values.rules.ts';

/** The own profile and how much of it is filled. The answer of a save replaces it. */
export function profileQuery() {
  return endpointQuery(showProfile, {});
}

export type OwnProfile = EndpointData<typeof showProfile>[number];

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
      const { data } = await queries.query({ ...profileQuery(), staleTime: 0 });
      const [profile] = data;
      return profile && readValues(profile);
    },
    nameOf: factOfFormName,
  };
}

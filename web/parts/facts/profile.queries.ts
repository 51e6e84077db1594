import type { EndpointData } from '#contract/calls/endpoint.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { endpointQuery } from '#web/app/client/queries.ts';

/** The own profile and how much of it is filled. The answer of a save replaces it. */
export function profileQuery() {
  return endpointQuery(showProfile, {});
}

export type OwnProfile = EndpointData<typeof showProfile>[number];

import { showProfile } from '#contract/profiles/show-profile.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import { endpointQuery } from '#web/api/queries.ts';

/** The own profile and how much of it is filled. What a save answers takes its place. */
export function profileQuery() {
  return endpointQuery(showProfile, {});
}

export type OwnProfile = EndpointData<typeof showProfile>[number];

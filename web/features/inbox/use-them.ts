import { useQuery } from '@tanstack/react-query';
import { showProfile } from '#contract/profiles/show-profile.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { themOf, type Them } from './interest-sides.rules.ts';

/** How the others are spoken of, by the own gender. Until that is known, or when it cannot be, they are *them*. */
export function useThem(): { isKnown: boolean; them: Them } {
  const { data, isPending } = useQuery(endpointQuery(showProfile, {}));
  return { isKnown: !isPending, them: themOf(data?.data[0]?.u_gender ?? '') };
}

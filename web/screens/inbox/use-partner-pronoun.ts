import { useQuery } from '@tanstack/react-query';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { partnerPronounOf, type PartnerPronoun } from './interest-sides.rules.ts';

/** Returns the pronoun for the viewer's partners. While the viewer's gender is unknown it is *them*. */
export function usePartnerPronoun(): { isKnown: boolean; pronoun: PartnerPronoun } {
  const { data, isPending } = useQuery(endpointQuery(showProfile, {}));
  return { isKnown: !isPending, pronoun: partnerPronounOf(data?.data[0]?.u_gender ?? '') };
}

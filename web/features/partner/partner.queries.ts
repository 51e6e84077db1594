import { listSimilar } from '#contract/partners/list-similar.ts';
import { showPartner } from '#contract/partners/show-partner.ts';
import { endpointQuery } from '#web/api/queries.ts';

/** A partner's profile with the comparison in both directions. Opening it is a visit. */
export function partnerQuery(partnerId: number) {
  return endpointQuery(showPartner, { partner_id: partnerId });
}

/** Members who are like a partner and suit the viewer. */
export function similarQuery(partnerId: number) {
  return endpointQuery(listSimilar, { partner_id: partnerId });
}

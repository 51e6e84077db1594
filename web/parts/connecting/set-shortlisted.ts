import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';

/** Shortlists a partner, or removes them. Sent again after a lost answer, or by another window too, it ends the same. */
export function setShortlisted({ partnerId, isWanted }: { partnerId: number; isWanted: boolean }) {
  return callEndpoint(toggleShortlist, { partner_id: partnerId, wishlisted: isWanted });
}

import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { callEndpoint } from '#web/api/browser-client.ts';

/** Shortlists a partner, or removes them. Another window may have toggled it already; toggled once more, it is as wanted here. */
export async function setShortlisted({ partnerId, isWanted }: { partnerId: number; isWanted: boolean }) {
  const first = await callEndpoint(toggleShortlist, { partner_id: partnerId });
  const isOpposite = first.result && first.data.wishlisted !== isWanted;
  return isOpposite ? callEndpoint(toggleShortlist, { partner_id: partnerId }) : first;
}

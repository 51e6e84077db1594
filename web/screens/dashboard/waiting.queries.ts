import type { InterestWire } from '#contract/interests/interest.wire.ts';
import { listInterests } from '#contract/interests/interests.ts';
import { cardsQuery } from '#web/parts/connecting/partner-cards.ts';

/** Those that wait come first in the list. */
const mostFaces = 12;

/** The newest interests of a side. */
export function pendingQuery(status: 'received' | 'sent') {
  return cardsQuery(listInterests, { status, limit: mostFaces });
}

/** Whether the latest interest of the two is this one, and it is not answered. */
export function isPending({ i_id, interest }: InterestWire): boolean {
  return interest?.i_id === i_id && interest.i_status === 'pending';
}

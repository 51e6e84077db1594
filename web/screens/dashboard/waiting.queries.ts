import type { InterestWire } from '#contract/interests/interest.wire.ts';
import { listInterests } from '#contract/interests/interests.ts';
import { cardsQuery } from '#web/parts/connecting/partner-cards.ts';

/** Those that wait come first in the list. */
const mostFaces = 12;

/** The newest interests of a side, or the newest accepted ones. */
export function newestQuery(status: 'received' | 'sent' | 'accepted') {
  return cardsQuery(listInterests, { status, limit: mostFaces });
}

/** Whether the latest interest of the two is this one, and it is not answered. */
export function isPending({ i_id, interest }: InterestWire): boolean {
  return interest?.i_id === i_id && interest.i_status === 'pending';
}

const newsMs = 3 * 24 * 60 * 60_000;

/** Whether the other has accepted an interest of the viewer within the last three days. */
export function isAcceptedLately({ i_status, i_sender_id, u_id, i_answered_at }: InterestWire): boolean {
  return (
    i_status === 'accepted' && i_sender_id !== u_id && Date.now() - Date.parse(i_answered_at ?? '') < newsMs
  );
}

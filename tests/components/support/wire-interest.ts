import type { InterestWire } from '#contract/interests/interest.wire.ts';
import { member } from './area-frame.ts';
import { aPartnerCardWire } from './wire-partner-card.ts';

/** A pending interest to the member, with the card of its sender. */
export function anInterestWire(changes: Partial<InterestWire> = {}): InterestWire {
  const card = aPartnerCardWire();
  const latest = {
    i_id: 5,
    i_status: 'pending',
    i_sender_id: changes.u_id ?? card.u_id,
    i_receiver_id: member.user_id,
  } as const;
  return {
    ...card,
    interest: latest,
    ...latest,
    i_message: 'Hi, I found your profile interesting and would like to connect with you.',
    i_created_at: '2026-05-01T08:00:00.000Z',
    i_answered_at: null,
    ...changes,
  };
}

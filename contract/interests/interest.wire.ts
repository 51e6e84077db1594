import { z } from 'zod';
import { partnerCardWire } from '../matches/partner-card.wire.ts';
import { wireMapper } from '../wire.ts';
import { interestStanding } from './interest-standing.wire.ts';

/** An interest with the other person's card. `i_answered_at` is when it was accepted, declined or taken back. */
export const interestWire = partnerCardWire.extend({
  ...interestStanding.shape,
  i_message: z.string(),
  i_created_at: z.iso.datetime(),
  i_answered_at: z.iso.datetime().nullable(),
});
export type InterestWire = z.infer<typeof interestWire>;

export const interestMapper = wireMapper({
  id: 'i_id',
  status: 'i_status',
  senderId: 'i_sender_id',
  receiverId: 'i_receiver_id',
  message: 'i_message',
  createdAt: 'i_created_at',
  answeredAt: 'i_answered_at',
});

import { z } from 'zod';
import { partnerCardWire } from '../matches/partner-card.wire.ts';
import { wireMapper } from '#contract/fields/wire.ts';
import { latestInterestWire } from './latest-interest.wire.ts';

/** An interest with the partner's card. */
export const interestWire = partnerCardWire.extend({
  ...latestInterestWire.shape,
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

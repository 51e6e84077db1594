import { z } from 'zod';
import { wireMapper } from '#contract/fields/wire.ts';
import { interestStatuses } from './interest.states.ts';

/** The latest interest between two members, without its message. `i_answered_at` is when it was accepted, declined or cancelled. */
export const latestInterestWire = z.object({
  i_id: z.number().int(),
  i_status: z.enum(interestStatuses),
  i_sender_id: z.number().int(),
  i_receiver_id: z.number().int(),
  i_answered_at: z.iso.datetime().nullable().optional(),
});
export type LatestInterestWire = z.infer<typeof latestInterestWire>;

export const latestInterestMapper = wireMapper({
  id: 'i_id',
  status: 'i_status',
  senderId: 'i_sender_id',
  receiverId: 'i_receiver_id',
  answeredAt: 'i_answered_at',
});

import { z } from 'zod';
import { wireMapper } from '../wire.ts';
import { interestStatuses } from './interest.states.ts';

/** How two members stand to each other: the latest interest between them, without its words. */
export const interestStanding = z.object({
  i_id: z.number().int(),
  i_status: z.enum(interestStatuses),
  i_sender_id: z.number().int(),
  i_receiver_id: z.number().int(),
});
export type InterestStanding = z.infer<typeof interestStanding>;

export const interestStandingMapper = wireMapper({
  id: 'i_id',
  status: 'i_status',
  senderId: 'i_sender_id',
  receiverId: 'i_receiver_id',
});

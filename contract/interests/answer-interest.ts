import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';
import { says } from '../messages.ts';
import { interestStanding } from './interest-standing.wire.ts';

/** Accepts or declines a received interest, or takes a sent one back. The sentence follows the answer. */
export const answerInterest = endpoint({
  method: 'POST',
  path: '/interest/updatestatus',
  access: 'member',
  feature: 'interests',
  summary: 'Accept, decline or take back an interest',
  input: z.object({
    interest_id: rowId,
    status: z.enum(['accepted', 'rejected', 'cancelled'], says('validation.choice')),
  }),
  data: interestStanding,
  message: 'outcome.interest_accepted',
  problems: ['interest_not_found', 'interest_not_yours_to_answer', 'interest_not_pending', 'profile_hidden'],
});

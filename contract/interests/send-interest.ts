import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paragraph, rowId } from '../fields.ts';
import { interestStanding } from './interest-standing.wire.ts';

export const longestInterestMessage = 500;

/** Shows a member that one is interested. `left` may still be sent today; null when the plan sets no limit. */
export const sendInterest = endpoint({
  method: 'POST',
  path: '/interest/send',
  access: 'member',
  feature: 'interests',
  summary: 'Send an interest with a message',
  input: z.object({
    receiver_id: rowId,
    message: paragraph(longestInterestMessage, 'validation.message'),
  }),
  data: interestStanding,
  extra: { left: z.number().int().nullable() },
  status: 201,
  message: 'outcome.interest_sent',
  problems: [
    'partner_not_found',
    'profile_hidden',
    'partner_not_reachable',
    'interest_already_sent',
    'interest_waiting_for_you',
    'interest_declined',
    'already_connected',
    'interest_limit_reached',
  ],
  perMinute: 60,
});

import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { queryRowId } from '#contract/calls/listing.ts';
import { paging } from '#contract/calls/envelope.ts';
import { paragraph, rowId, wholeNumber } from '#contract/fields/fields.ts';
import { says } from '#contract/calls/messages.ts';
import { interestWire } from './interest.wire.ts';
import { latestInterestWire } from './latest-interest.wire.ts';

/** The longest message of an interest, in characters. */
export const longestInterestMessage = 500;

/** Sends an interest. `left` more can be sent today; null when the plan sets no limit. */
export const sendInterest = endpoint({
  method: 'POST',
  path: '/interest/send',
  access: 'member',
  feature: 'interests',
  summary: 'Send an interest with a message',
  changes: ['interests', 'conversations', 'plan'],
  input: z.object({
    receiver_id: rowId,
    message: paragraph(longestInterestMessage, 'validation.message'),
  }),
  data: latestInterestWire,
  extra: { left: z.number().int().nullable() },
  status: 201,
  message: 'outcome.interest_sent',
  problems: [
    'partner_not_found',
    'profile_hidden',
    'profile_in_review',
    'partner_not_reachable',
    'interest_already_sent',
    'interest_waiting_for_you',
    'interest_declined',
    'already_connected',
    'interest_limit_reached',
  ],
  perMinute: 60,
});

/** Accepts or declines a received interest, or cancels a sent one. The sentence follows the answer. */
export const answerInterest = endpoint({
  method: 'POST',
  path: '/interest/updatestatus',
  access: 'member',
  feature: 'interests',
  summary: 'Accept, decline or take back an interest',
  changes: ['interests', 'conversations', 'plan'],
  input: z.object({
    interest_id: rowId,
    status: z.enum(['accepted', 'rejected', 'cancelled'], says('validation.choice')),
  }),
  data: latestInterestWire,
  message: 'outcome.interest_accepted',
  problems: [
    'interest_not_found',
    'interest_not_yours_to_answer',
    'interest_not_pending',
    'profile_hidden',
    'profile_in_review',
  ],
});

/** The most interests of an answer, and the number when the caller states no limit. */
export const mostInterests = 200;

/**
 * Interests with the partner's card, latest first: `received` ones (pending, accepted or declined), `sent` ones (cancelled
 * ones too), or `accepted` ones of both directions. Interests with a member who is invisible at present are left out.
 */
export const listInterests = endpoint({
  method: 'POST',
  path: '/interest/list',
  access: 'member',
  feature: 'interests',
  summary: 'Interests received, sent or accepted',
  reads: ['interests'],
  changes: [],
  input: z.object({
    status: z.enum(['received', 'accepted', 'sent'], says('validation.choice')),
    limit: wholeNumber(1, mostInterests).default(mostInterests),
    cursor: z.string().max(200, says('validation.too_long')).optional(),
  }),
  data: z.array(interestWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/** One of the own interests as the lists show it; the receiver does not find a cancelled one. */
export const showInterest = endpoint({
  method: 'GET',
  path: '/interest/data',
  access: 'member',
  feature: 'interests',
  summary: 'One interest with its message',
  reads: ['interests'],
  input: z.object({ interest_id: queryRowId }),
  data: interestWire,
  message: 'outcome.done',
  problems: ['interest_not_found'],
});

const count = z.number().int();

/**
 * The lengths of the lists of interests: `received`, `sent` and `accepted` as in `/interest/list`; `waiting` are received
 * and unanswered. `left` of `limit` can still be sent today; both are null when the plan sets no limit.
 */
export const countInterests = endpoint({
  method: 'GET',
  path: '/interest/counts',
  access: 'member',
  feature: 'interests',
  summary: 'How many interests were received and sent',
  reads: ['interests', 'plan'],
  input: z.object({}),
  data: z.object({
    received: count,
    waiting: count,
    accepted: count,
    sent: count,
    left: count.nullable(),
    limit: count.nullable(),
  }),
  message: 'outcome.done',
  problems: [],
});

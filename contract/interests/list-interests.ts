import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging } from '../envelope.ts';
import { wholeNumber } from '../fields.ts';
import { says } from '../messages.ts';
import { interestWire } from './interest.wire.ts';

/** So many interests come at once, unless fewer are asked for. */
export const mostInterests = 200;

/**
 * Interests with the other person's card, latest first: `received` ones (pending, accepted or declined), `sent` ones (those
 * that were taken back too), or `accepted` ones of both directions. Whoever cannot be seen at present is left out.
 */
export const listInterests = endpoint({
  method: 'POST',
  path: '/interest/list',
  access: 'member',
  feature: 'interests',
  summary: 'Interests received, sent or accepted',
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

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';
import { partnerCardWire } from '../matches/partner-card.wire.ts';

/** Up to eight members who are like a partner and suit the viewer, best first. */
export const listSimilar = endpoint({
  method: 'POST',
  path: '/partner/similar',
  access: 'member',
  feature: 'partners',
  summary: 'Profiles similar to a partner',
  input: z.object({ partner_id: rowId }),
  data: z.array(partnerCardWire),
  message: 'outcome.done',
  problems: ['partner_not_found'],
  // Four a second are more than anybody reads.
  perMinute: 240,
});

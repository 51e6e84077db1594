import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { partnerCardWire } from './partner-card.wire.ts';
import { partnerPage, partnerPaging, searchText } from './partner-list.fields.ts';

/** My matches: members who suit the viewer and whom the viewer suits, best two-way score first. */
export const listMatches = endpoint({
  method: 'POST',
  path: '/matches',
  access: 'member',
  feature: 'matches',
  summary: 'My matches, best first',
  input: z.object({ ...partnerPage, search: searchText }),
  data: z.array(partnerCardWire),
  extra: { ...partnerPaging, updated: z.array(partnerCardWire) },
  message: 'outcome.done',
  problems: [],
  // Four a second are more than anybody reads.
  perMinute: 240,
});

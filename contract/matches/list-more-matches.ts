import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { partnerCardWire } from './partner-card.wire.ts';
import { partnerPage, partnerPaging, searchText } from './partner-list.fields.ts';

/** More matches: members who miss a criterion that the viewer stated, but no must-have of either side. */
export const listMoreMatches = endpoint({
  method: 'POST',
  path: '/matches/more',
  access: 'member',
  feature: 'matches',
  summary: 'Members who miss a criterion that is no must-have, best first',
  input: z.object({ ...partnerPage, search: searchText }),
  data: z.array(partnerCardWire),
  extra: partnerPaging,
  message: 'outcome.done',
  problems: [],
  // Four a second are more than anybody reads.
  perMinute: 240,
});

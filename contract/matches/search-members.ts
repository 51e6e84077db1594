import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { partnerCardWire } from './partner-card.wire.ts';
import { partnerPage, partnerPaging } from './partner-list.fields.ts';
import { searchFilters } from './search-filters.fields.ts';

/** A search among everybody whom the viewer may see. */
export const searchMembers = endpoint({
  method: 'POST',
  path: '/partner/search',
  access: 'member',
  feature: 'matches',
  summary: 'Search members by criteria and free text',
  input: searchFilters.extend(partnerPage),
  data: z.array(partnerCardWire),
  extra: partnerPaging,
  message: 'outcome.done',
  problems: [],
  // Four a second are more than anybody reads.
  perMinute: 240,
});

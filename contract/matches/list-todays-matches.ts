import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { partnerCardWire } from './partner-card.wire.ts';
import { partnerPage, partnerPaging, searchText } from './partner-list.fields.ts';

/** Today's matches: the day's list of this member, the same all day. */
export const listTodaysMatches = endpoint({
  method: 'POST',
  path: '/partner/list',
  access: 'member',
  feature: 'matches',
  summary: "Today's matches",
  input: z.object({ ...partnerPage, search: searchText }),
  data: z.array(partnerCardWire),
  extra: partnerPaging,
  message: 'outcome.done',
  problems: [],
  // Four a second are more than anybody reads.
  perMinute: 240,
});

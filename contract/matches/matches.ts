import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { partnerCardWire } from './partner-card.wire.ts';
import { partnerPage, partnerPaging, searchText } from './partner-list.fields.ts';

const list = {
  method: 'POST',
  access: 'member',
  feature: 'matches',
  input: z.object({ ...partnerPage, search: searchText }),
  data: z.array(partnerCardWire),
  message: 'outcome.done',
  problems: ['too_many_cards', 'too_fast'],
  // Four calls a second are more than anyone reads.
  perMinute: 240,
} as const;

/** My matches: members who pass the must-haves of both sides, the best two-way score first. */
export const listMatches = endpoint({
  ...list,
  path: '/matches',
  reads: ['matches'],
  changes: [],
  summary: 'My matches, best first',
  extra: { ...partnerPaging, updated: z.array(partnerCardWire) },
});

/** More matches: members who miss a criterion that the viewer stated, but no must-have of either side. */
export const listMoreMatches = endpoint({
  ...list,
  path: '/matches/more',
  reads: ['matches'],
  changes: [],
  summary: 'Members who miss a criterion that is no must-have, best first',
  extra: partnerPaging,
});

/** Today's matches: the viewer's list of the day, the same all day. */
export const listTodaysMatches = endpoint({
  ...list,
  path: '/partner/list',
  reads: ['matches'],
  changes: [],
  summary: "Today's matches",
  extra: partnerPaging,
});

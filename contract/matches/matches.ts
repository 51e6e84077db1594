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

/**
 * My matches: members who pass the must-haves of both sides, the best two-way score first. With `wishes: 'half'`, as on the screen, only
 * those who suit the viewer: they miss at most half of what the viewer looks for, by weight, and state at least half of the facts that it
 * asks for. For a viewer without a preference the order is that of what would be suggested for them.
 */
export const listMatches = endpoint({
  ...list,
  input: list.input.extend({ wishes: z.enum(['any', 'half']).default('any') }),
  path: '/matches',
  reads: ['matches'],
  changes: [],
  summary: 'My matches, best first',
  extra: { ...partnerPaging, updated: z.array(partnerCardWire) },
});

/**
 * More matches: members who pass the must-haves of both sides too, but suit the viewer less. Nobody of them is in My matches with `wishes: 'half'`.
 */
export const listMoreMatches = endpoint({
  ...list,
  path: '/matches/more',
  reads: ['matches'],
  changes: [],
  summary: 'Members who pass all must-haves but suit the viewer less, best first',
  extra: partnerPaging,
});

/**
 * Today's matches: the viewer's list of the day, of members who suit each other. Who does no longer, or is connected or waits, is replaced
 * at the next read; the others stay all day. Who joined or changed lately comes first; of both parts the best first.
 */
export const listTodaysMatches = endpoint({
  ...list,
  path: '/partner/list',
  reads: ['matches'],
  changes: [],
  summary: "Today's matches",
  extra: {
    ...partnerPaging,
    /**
     * How many of the whole list are new to the viewer: on no earlier list, not opened, not on the shortlist, and without an interest
     * between the two; 0 on later pages.
     */
    new_total: z.number().int(),
    /** Those of the whole list who joined or changed their profile within a week: they come first. Empty on later pages. */
    fresh_ids: z.array(z.number().int()),
  },
});

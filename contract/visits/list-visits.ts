import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { says } from '../messages.ts';
import { partnerCardWire } from '../matches/partner-card.wire.ts';

/** How many days of visits are shown. */
export const visitDays = 3;
/** So many people are shown at most, the latest of them. */
export const mostVisitors = 200;

/** Who looked at the own profile in the last days, or at whom the viewer looked: once a person, latest first. */
export const listVisits = endpoint({
  method: 'POST',
  path: '/profile/visited',
  access: 'member',
  feature: 'visits',
  summary: 'Who viewed my profile, or whom I viewed',
  input: z.object({ type: z.enum(['visited_me', 'i_visited'], says('validation.choice')) }),
  data: z.array(partnerCardWire.extend({ visited_at: z.iso.datetime() })),
  /** Whoever browses without being shown sees no visitors either: this says why the list is empty. */
  extra: { is_browsing_unshown: z.boolean() },
  message: 'outcome.done',
  problems: [],
});

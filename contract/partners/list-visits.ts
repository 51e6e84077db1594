import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { partnerCardWire } from '../matches/partner-card.wire.ts';

/** The lists show the visits of this many days. */
export const visitDays = 3;
/** The most members that a list shows, the latest ones. */
export const mostVisitors = 200;

/** The members who visited the own profile in the last days, or were visited by the caller: once a member, latest first. */
export const listVisits = endpoint({
  method: 'POST',
  path: '/profile/visited',
  access: 'member',
  feature: 'visits',
  summary: 'The members who viewed my profile, or whose profiles I viewed',
  reads: ['visits', 'matches'],
  changes: [],
  input: z.object({ type: z.enum(['visited_me', 'i_visited'], says('validation.choice')) }),
  data: z.array(partnerCardWire.extend({ visited_at: z.iso.datetime() })),
  /** True when the caller does not show visits: then the list of visitors is empty. */
  extra: { is_browsing_unshown: z.boolean() },
  message: 'outcome.done',
  problems: [],
});

import { z } from 'zod';
import { tagsOfVisibility, type Tags } from '#contract/calls/tags.ts';

/** The address of the connection, below `/api`. */
export const livePath = '/live';

const partner = { partner_id: z.number().int() };

/**
 * An event names what changed, by ids alone. The browser refetches what it shows of it by the usual calls, so that every fact
 * passes the same gate; commands are calls, never messages.
 */
export const liveEvent = z.discriminatedUnion('type', [
  /** An interest between the two was sent or answered: lists, counters, buttons. */
  z.object({ type: z.literal('interest_changed'), ...partner }),
  /** Contact details were revealed, by either of the two. */
  z.object({ type: z.literal('contact_changed'), ...partner }),
  /** The own shortlist, changed in another window. */
  z.object({ type: z.literal('shortlist_changed'), ...partner }),
  z.object({ type: z.literal('visit_changed'), ...partner }),
  /** What the member sees of a partner changed, or whether the partner can be seen at all. */
  z.object({ type: z.literal('partner_changed'), ...partner }),
  /** A message between the two was sent, taken back, deleted, delivered or seen. */
  z.object({ type: z.literal('message_changed'), ...partner }),
  /** The partner is writing a message. Windows show it for a few seconds. */
  z.object({ type: z.literal('partner_typing'), ...partner }),
  z.object({ type: z.literal('notifications_changed') }),
  z.object({ type: z.literal('settings_changed') }),
  z.object({ type: z.literal('export_changed') }),
  /** A moderator decided about the own profile or a photo. */
  z.object({ type: z.literal('profile_reviewed') }),
  /** The own plan or one of the own payments changed. */
  z.object({ type: z.literal('plan_changed') }),
  /** For administrators who decide about payments. */
  z.object({ type: z.literal('payments_changed') }),
  /** For administrators who answer enquiries. */
  z.object({ type: z.literal('enquiries_changed') }),
  /** For administrators who decide about success stories. */
  z.object({ type: z.literal('stories_changed') }),
  /** The own review; for administrators who decide about reviews, any of them. */
  z.object({ type: z.literal('reviews_changed') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** What each event changes of what its receiver sees; of a partner's profile and card, of that partner alone. */
export const tagsOfEvents = {
  interest_changed: ['card', 'interests', 'conversations', 'plan'],
  contact_changed: ['card', 'contacts', 'plan'],
  shortlist_changed: ['card', 'shortlist'],
  visit_changed: ['visits'],
  partner_changed: ['partner', ...tagsOfVisibility],
  message_changed: ['conversations', 'messages'],
  partner_typing: [],
  notifications_changed: ['notifications'],
  settings_changed: ['settings', 'profile', 'visits', 'conversations'],
  export_changed: ['export'],
  profile_reviewed: ['profile', 'session', 'conversations'],
  plan_changed: ['plan', 'payments'],
  payments_changed: ['payments'],
  enquiries_changed: ['enquiries'],
  stories_changed: ['stories'],
  reviews_changed: ['reviews'],
} as const satisfies Record<LiveEvent['type'], Tags>;

/** The messages of the server. */
export const liveMessage = z.discriminatedUnion('type', [
  /** The connection is admitted; the server sends something at least every `beat_seconds`. */
  z.object({
    type: z.literal('welcome'),
    beat_seconds: z.number().int(),
    /** Random; the window sends it with its calls. */
    connection_id: z.string(),
  }),
  z.object({ type: z.literal('beat') }),
  /** Events may be lost: the browser refetches everything that it shows. */
  z.object({ type: z.literal('missed') }),
  ...liveEvent.options,
]);
export type LiveMessage = z.infer<typeof liveMessage>;

/** The one message of the browser, due within seconds. The token is never in the address, which proxies log. */
export const liveGreeting = z.object({ token: z.string().max(200) });

/** Why the server closed a connection. After `ended` and `refused`, connecting again with the same token is useless. */
export const liveCloseCodes = {
  ended: 4401,
  refused: 4403,
  silent: 4408,
  slow: 4413,
  tooMany: 4429,
} as const;

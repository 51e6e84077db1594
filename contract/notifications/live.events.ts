import { z } from 'zod';

/** Where a browser connects, below `/api`. */
export const livePath = '/live';

const partner = { partner_id: z.number().int() };

/**
 * What the server tells a browser over its connection: what has changed, by ids alone. The browser asks anew for what it
 * shows of it, so that every fact passes the same gate; commands are calls, never messages.
 */
export const liveEvent = z.discriminatedUnion('type', [
  /** An interest between the two was sent or answered: lists, counters, buttons. */
  z.object({ type: z.literal('interest_changed'), ...partner }),
  /** Contact details were revealed, by either of the two. */
  z.object({ type: z.literal('contact_changed'), ...partner }),
  /** The own shortlist, changed in another window. */
  z.object({ type: z.literal('shortlist_changed'), ...partner }),
  z.object({ type: z.literal('visit_changed'), ...partner }),
  /** Somebody can be seen no longer, or again. */
  z.object({ type: z.literal('partner_changed'), ...partner }),
  z.object({ type: z.literal('notifications_changed') }),
  z.object({ type: z.literal('settings_changed') }),
  z.object({ type: z.literal('export_changed') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** Every message of the server. */
export const liveMessage = z.discriminatedUnion('type', [
  /** The connection is admitted; `beat_seconds` is how often the server is heard at least. */
  z.object({ type: z.literal('welcome'), beat_seconds: z.number().int() }),
  z.object({ type: z.literal('beat') }),
  /** Events may have been missed: everything shown is to be asked for anew. */
  z.object({ type: z.literal('missed') }),
  ...liveEvent.options,
]);
export type LiveMessage = z.infer<typeof liveMessage>;

/** The one message of the browser: who it is. It must come within seconds; nothing stands in the address. */
export const liveGreeting = z.object({ token: z.string().max(200) });

/** Why the server closed a connection. After `ended` and `refused` there is no use in coming back with the same token. */
export const liveCloseCodes = {
  ended: 4401,
  refused: 4403,
  silent: 4408,
  slow: 4413,
  tooMany: 4429,
} as const;

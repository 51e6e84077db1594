import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';

// Apart from the other calls of messages, because every screen of a member loads these.

const count = z.number().int();

/**
 * `unread` messages in `threads` conversations. `left` of `limit` messages can still be sent today; both are null when the plan sets no
 * limit.
 */
export const countUnread = endpoint({
  method: 'GET',
  path: '/chat/counts',
  access: 'member',
  feature: 'conversations',
  summary: 'How many messages are unread, and how many can be sent today',
  reads: ['conversations', 'plan'],
  input: z.object({}),
  data: z.object({ unread: count, threads: count, left: count.nullable(), limit: count.nullable() }),
  message: 'outcome.done',
  problems: [],
});

/** Says that everything sent to the caller so far has arrived at a device. */
export const confirmDelivery = endpoint({
  method: 'POST',
  path: '/chat/delivered',
  access: 'member',
  feature: 'conversations',
  summary: 'Say that messages have arrived',
  changes: [],
  input: z.object({}),
  data: z.null(),
  message: 'outcome.done',
  problems: [],
});

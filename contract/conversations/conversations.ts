import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { queryRowId } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { rowId, wholeNumber } from '#contract/fields/fields.ts';
import { conversationWire, threadWire } from './conversation.wire.ts';

/** The most conversations of a page. */
const mostThreads = 50;

/**
 * The own conversations, the latest message first, and the members with an accepted interest and no message yet. `search`
 * is a name or a profile id.
 */
export const listThreads = endpoint({
  method: 'POST',
  path: '/chat/list',
  access: 'member',
  feature: 'conversations',
  summary: 'The own conversations',
  reads: ['conversations'],
  changes: [],
  input: z.object({
    page: wholeNumber(1, 1_000_000).default(1),
    limit: wholeNumber(1, mostThreads).default(30),
    search: z
      .string()
      .trim()
      .max(100, says('validation.too_long'))
      .refine((text) => !text.includes('\0'), says('validation.unusual_characters'))
      .default(''),
  }),
  data: z.array(threadWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/** One conversation, also before its first message. */
export const showThread = endpoint({
  method: 'GET',
  path: '/chat/thread',
  access: 'member',
  feature: 'conversations',
  summary: 'One conversation',
  reads: ['conversations'],
  input: z.object({ partner_id: queryRowId }),
  data: conversationWire,
  message: 'outcome.done',
  problems: ['partner_not_found', 'too_many_cards', 'too_fast'],
});

/** Says that the caller is writing. The partner's windows show it for a few seconds; nothing is stored. */
export const sayTyping = endpoint({
  method: 'POST',
  path: '/chat/typing',
  access: 'member',
  feature: 'conversations',
  summary: 'Say that a message is being written',
  changes: [],
  input: z.object({ partner_id: rowId }),
  data: z.null(),
  message: 'outcome.done',
  problems: [
    'partner_not_found',
    'profile_hidden',
    'profile_in_review',
    'partner_not_reachable',
    'not_connected',
  ],
  perMinute: 60,
});

/** Confirms that the caller has read the warning about money and other ways of contact, in one conversation. */
export const confirmWarning = endpoint({
  method: 'POST',
  path: '/chat/warning',
  access: 'member',
  feature: 'conversations',
  summary: 'Confirm the warning before the first message',
  changes: ['conversations'],
  input: z.object({ partner_id: rowId }),
  data: z.null(),
  message: 'outcome.done',
  problems: ['partner_not_found', 'not_connected'],
});

/** Deletes all messages of a conversation up to now, for the caller alone. */
export const clearThread = endpoint({
  method: 'POST',
  path: '/chat/clear',
  access: 'member',
  feature: 'conversations',
  summary: 'Delete a conversation for oneself',
  changes: ['conversations', 'messages'],
  input: z.object({ partner_id: rowId }),
  data: z.null(),
  message: 'outcome.conversation_cleared',
  problems: ['partner_not_found'],
});

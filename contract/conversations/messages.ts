import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { clientId, rowId, wholeNumber } from '#contract/fields/fields.ts';
import { isBlankText } from '#contract/fields/seen-text.ts';
import { messageWire } from './message.wire.ts';

/** The longest message, in characters. */
export const longestMessage = 2000;
/** The most messages of an answer, and the number when the caller states no limit. */
export const mostMessages = 100;
const usualMessages = 50;
/** How long a message can be taken back. */
export const takeBackMinutes = 15;

const messageId = z
  .number(says('validation.id'))
  .int(says('validation.id'))
  .min(1, says('validation.id'))
  .max(Number.MAX_SAFE_INTEGER, says('validation.id'));

/** Control characters, and marks that turn the direction of all text after them. Marks of one place, which keyboards insert, stay. */
const disturbingCharacters = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/gu;

const messageText = z
  .string(says('validation.message'))
  .transform((text) => text.replaceAll('\r\n', '\n').replaceAll(disturbingCharacters, '').trim())
  .pipe(
    z
      .string()
      .max(longestMessage, says('validation.message_too_long'))
      .refine((text) => !isBlankText(text), says('validation.message')),
  );

/**
 * Messages of one conversation, newest first: the latest ones, those before a message, after one, around one, or (`search`) with these
 * words. `next` is the `before` of the page of older messages, `previous` the `after` of the page of newer ones; null where there are
 * none. A caller who asks for messages before or after one has that one, so the answer leads back to it without looking whether it is
 * still there. With `changed_after`, the messages that were sent or changed since an answer with this `change`, in the order of their
 * changes; `is_complete` says whether those are all. Messages up to `cleared` are deleted for the caller.
 */
export const listMessages = endpoint({
  method: 'POST',
  path: '/chat/messages',
  access: 'member',
  feature: 'conversations',
  summary: 'The messages of a conversation',
  reads: ['messages'],
  changes: [],
  input: z.object({
    partner_id: rowId,
    before: messageId.optional(),
    after: messageId.optional(),
    around: messageId.optional(),
    search: z
      .string()
      .trim()
      .max(100, says('validation.too_long'))
      .refine((text) => !text.includes('\0'), says('validation.unusual_characters'))
      .optional(),
    changed_after: wholeNumber(0, 2_147_483_647).optional(),
    limit: wholeNumber(1, mostMessages).default(usualMessages),
  }),
  data: z.array(messageWire),
  extra: {
    limit: z.number().int(),
    next: z.number().int().nullable(),
    previous: z.number().int().nullable(),
    change: z.number().int(),
    cleared: z.number().int(),
    is_complete: z.boolean(),
  },
  message: 'outcome.done',
  problems: ['partner_not_found'],
});

/**
 * Sends a message to a member with an accepted interest. The same `client_id` again answers the message that was sent with it. `left`
 * more can be sent today; null when the plan sets no limit.
 */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/chat/send',
  access: 'member',
  feature: 'conversations',
  summary: 'Send a message',
  changes: ['conversations', 'messages', 'plan'],
  input: z.object({
    partner_id: rowId,
    text: messageText,
    client_id: clientId,
    reply_to: messageId.optional(),
  }),
  data: messageWire,
  extra: { left: z.number().int().nullable() },
  status: 201,
  message: 'outcome.message_sent',
  problems: [
    'partner_not_found',
    'profile_hidden',
    'profile_in_review',
    'partner_not_reachable',
    'not_connected',
    'message_not_found',
    'message_limit_reached',
    'too_many_messages',
  ],
});

/** Marks the partner's messages up to and including one as seen. The partner learns of it while the conversation is open. */
export const seeMessages = endpoint({
  method: 'POST',
  path: '/chat/seen',
  access: 'member',
  feature: 'conversations',
  summary: 'Mark messages as seen',
  changes: ['conversations', 'messages', 'notifications'],
  input: z.object({ partner_id: rowId, m_id: messageId }),
  data: z.object({ unread: z.number().int() }),
  message: 'outcome.done',
  problems: ['partner_not_found'],
});

/** Takes an own message back within fifteen minutes: its text is removed for both. Repeating it does no harm. */
export const takeBackMessage = endpoint({
  method: 'POST',
  path: '/chat/take_back',
  access: 'member',
  feature: 'conversations',
  summary: 'Take a message back',
  changes: ['conversations', 'messages'],
  input: z.object({ m_id: messageId }),
  data: messageWire,
  message: 'outcome.message_taken_back',
  problems: ['message_not_found', 'message_not_yours', 'take_back_too_late'],
});

/** Deletes a message for the caller alone. Repeating it does no harm. */
export const deleteMessage = endpoint({
  method: 'POST',
  path: '/chat/delete',
  access: 'member',
  feature: 'conversations',
  summary: 'Delete a message for oneself',
  changes: ['conversations', 'messages'],
  input: z.object({ m_id: messageId }),
  data: z.null(),
  message: 'outcome.message_deleted',
  problems: ['message_not_found'],
});

import type { Endpoint } from '#contract/calls/endpoint.ts';
import { clearThread, confirmWarning, listThreads, sayTyping, showThread } from './conversations.ts';
import { deleteMessage, listMessages, seeMessages, sendMessage, takeBackMessage } from './messages.ts';
import { confirmDelivery, countUnread } from './unread.ts';

/** The calls of messages between two members. */
export const conversationEndpoints: readonly Endpoint[] = [
  listThreads,
  showThread,
  countUnread,
  listMessages,
  sendMessage,
  seeMessages,
  confirmDelivery,
  sayTyping,
  takeBackMessage,
  deleteMessage,
  clearThread,
  confirmWarning,
];

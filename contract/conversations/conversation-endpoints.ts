import type { Endpoint } from '#contract/calls/endpoint.ts';
import {
  clearThread,
  confirmWarning,
  countUnread,
  listThreads,
  sayTyping,
  showThread,
} from './conversations.ts';
import {
  confirmDelivery,
  deleteMessage,
  listMessages,
  seeMessages,
  sendMessage,
  takeBackMessage,
} from './messages.ts';

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

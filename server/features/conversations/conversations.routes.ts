import {
  clearThread as clearThreadEndpoint,
  confirmWarning as confirmWarningEndpoint,
  listThreads as listThreadsEndpoint,
  sayTyping as sayTypingEndpoint,
  showThread as showThreadEndpoint,
} from '#contract/conversations/conversations.ts';
import {
  deleteMessage as deleteMessageEndpoint,
  listMessages as listMessagesEndpoint,
  seeMessages as seeMessagesEndpoint,
  sendMessage as sendMessageEndpoint,
  takeBackMessage as takeBackMessageEndpoint,
} from '#contract/conversations/messages.ts';
import {
  confirmDelivery as confirmDeliveryEndpoint,
  countUnread as countUnreadEndpoint,
} from '#contract/conversations/unread.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listMessages } from './list-messages.ts';
import { deleteMessage, takeBackMessage } from './remove-message.ts';
import { confirmDelivery, sayTyping, seeMessages } from './see-messages.ts';
import { sendMessage } from './send-message.ts';
import { clearThread, confirmWarning, countUnread, listThreads, showThread } from './threads.ts';

/** Messages between two members. */
export function conversationsRoutes(context: Context): Route[] {
  return [
    route(listThreadsEndpoint, ({ caller, input }) =>
      listThreads(context, { ...input, viewerId: caller.accountId }),
    ),
    route(showThreadEndpoint, ({ caller, input }) =>
      showThread(context, { viewerId: caller.accountId, partnerId: input.partner_id }),
    ),
    route(countUnreadEndpoint, ({ caller }) => countUnread(context, caller.accountId)),
    route(listMessagesEndpoint, ({ caller, input }) =>
      listMessages(context, { ...input, viewerId: caller.accountId }),
    ),
    route(sendMessageEndpoint, ({ caller, input }) =>
      sendMessage(context, { ...input, senderId: caller.accountId }),
    ),
    route(seeMessagesEndpoint, ({ caller, input }) =>
      seeMessages(context, { ...input, viewerId: caller.accountId }),
    ),
    route(confirmDeliveryEndpoint, async ({ caller }) => {
      await confirmDelivery(context, caller.accountId);
      return { data: null };
    }),
    route(sayTypingEndpoint, async ({ caller, input }) => {
      await sayTyping(context, { viewerId: caller.accountId, partnerId: input.partner_id });
      return { data: null };
    }),
    route(takeBackMessageEndpoint, ({ caller, input }) =>
      takeBackMessage(context, { accountId: caller.accountId, messageId: input.m_id }),
    ),
    route(deleteMessageEndpoint, async ({ caller, input }) => {
      await deleteMessage(context, { accountId: caller.accountId, messageId: input.m_id });
      return { data: null };
    }),
    route(clearThreadEndpoint, async ({ caller, input }) => {
      await clearThread(context, { viewerId: caller.accountId, partnerId: input.partner_id });
      return { data: null };
    }),
    route(confirmWarningEndpoint, async ({ caller, input }) => {
      await confirmWarning(context, { viewerId: caller.accountId, partnerId: input.partner_id });
      return { data: null };
    }),
  ];
}

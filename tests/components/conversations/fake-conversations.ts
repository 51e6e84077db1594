import { page } from 'vitest/browser';
import type { ConversationWire, ThreadWire } from '#contract/conversations/conversation.wire.ts';
import { confirmWarning, listThreads, showThread } from '#contract/conversations/conversations.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { listMessages, seeMessages } from '#contract/conversations/messages.ts';
import { countUnread } from '#contract/conversations/unread.ts';
import { showCard } from '#contract/partners/partners.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';

/** An open conversation in the list, with a message of the partner that was seen. */
export function aThread(changes: Partial<ThreadWire> = {}): ThreadWire {
  return {
    partner_id: 21,
    name: 'Thomas Kurian',
    profile_pic: null,
    photo_placeholder: null,
    is_visible: true,
    unread: 0,
    is_open: true,
    last_message: 'Greetings from Kochi',
    last_at: '2026-05-01T08:00:00.000Z',
    last_is_own: false,
    last_taken_back: false,
    ...changes,
  };
}

/** The same conversation as its screen needs it, with the warning confirmed. */
export function aConversation(changes: Partial<ConversationWire> = {}): ConversationWire {
  const {
    last_message: _text,
    last_at: _at,
    last_is_own: _own,
    last_taken_back: _back,
    ...thread
  } = aThread();
  return { ...thread, closed_reason: null, first_unread: null, has_read_warning: true, ...changes };
}

/** A message of the partner to the member. */
export function aMessage(changes: Partial<MessageWire> = {}): MessageWire {
  return {
    m_id: 101,
    m_sender_id: 21,
    m_text: 'Greetings from Kochi',
    m_client_id: 'message-101',
    m_created_at: '2026-05-01T08:00:00.000Z',
    m_delivered_at: '2026-05-01T08:00:01.000Z',
    m_seen_at: null,
    m_taken_back: false,
    m_deleted: false,
    m_reply_to: null,
    m_warning: null,
    ...changes,
  };
}

const thomas = aThread();
const paul = aThread({
  partner_id: 22,
  name: 'Paul Kurian',
  last_message: 'Shall our families meet?',
});

/** Answers the calls of the list and of each conversation in it, which has one message. */
export function answerConversations(
  server: FakeServer,
  threads: readonly ThreadWire[] = [thomas, paul],
): void {
  server.answer(listThreads, { data: [...threads], total: threads.length, page: 1, limit: 30, next: null });
  server.answer(showThread, ({ partner_id: id }) => {
    const thread = threads.find(({ partner_id }) => partner_id === Number(id));
    if (thread === undefined) throw new Error(`There is no conversation with ${String(id)}`);
    const { partner_id, name, unread, is_open, is_visible } = thread;
    return { data: aConversation({ partner_id, name, unread, is_open, is_visible }) };
  });
  server.answer(listMessages, ({ partner_id: id, changed_after: since }) => ({
    data: since === undefined ? [aMessage({ m_sender_id: id })] : [],
    limit: 50,
    next: null,
    previous: null,
    change: 1,
    cleared: 0,
    is_complete: true,
  }));
  server.answer(showCard, ({ partner_id: id }) => ({ data: aPartnerCardWire({ u_id: Number(id) }) }));
  server.answer(seeMessages, { data: { unread: 0 } });
  server.answer(confirmWarning, { data: null });
}

/** Answers how many messages are unread. */
export function answerUnread(server: FakeServer, unread: number): void {
  server.answer(countUnread, { data: { unread, threads: Math.min(unread, 1), left: 20, limit: 20 } });
}

/** The round button that opens the pop-up. */
export const roundButton = page.getByRole('complementary', { name: 'Messages' }).getByRole('button', {
  name: /^Messages/,
});

/** The pop-up with messages. */
export const popup = page.getByRole('dialog', { name: 'Messages', exact: true });

/** The conversation with a partner in the list of the pop-up. */
export function threadOf(name: string) {
  return popup.getByRole('list').getByRole('button', { name });
}

/** The partner's name over an open conversation in the pop-up. */
export function headOf(name: string) {
  return popup.getByRole('heading', { name });
}

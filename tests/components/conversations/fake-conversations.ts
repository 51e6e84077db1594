import { page } from 'vitest/browser';
import type { ThreadWire } from '#contract/conversations/conversation.wire.ts';
import { confirmWarning, listThreads, showThread } from '#contract/conversations/conversations.ts';
import { listMessages, seeMessages } from '#contract/conversations/messages.ts';
import { countUnread } from '#contract/conversations/unread.ts';
import { showCard } from '#contract/partners/partners.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';
import { aConversation, aMessage, aThread } from './wire-conversation.ts';
import { onePage } from '../support/people-pages.ts';

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
  server.answer(listThreads, onePage(threads, 30));
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

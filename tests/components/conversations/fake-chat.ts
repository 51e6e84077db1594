import type { ClosedReason, ConversationWire } from '#contract/conversations/conversation.wire.ts';
import {
  clearThread,
  confirmWarning,
  listThreads,
  sayTyping,
  showThread,
} from '#contract/conversations/conversations.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import {
  deleteMessage,
  listMessages,
  seeMessages,
  sendMessage,
  takeBackMessage,
} from '#contract/conversations/messages.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { showCard } from '#contract/partners/partners.ts';
import { member } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { tellLive } from '../support/fake-socket.ts';
import { openScreen, type Screen } from '../support/open-screen.tsx';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';
import { aConversation, aMessage, aThread } from './wire-conversation.ts';
import { onePage } from '../support/people-pages.ts';

export const partnerId = 21;

type Change = { message: MessageWire; change: number };

/** A conversation with Thomas on a server that stores what is written, and answers pages and changes as the real one does. */
export class FakeChat {
  readonly #messages: Change[];
  #change: number;
  #lastId: number;
  #seenId: number;
  #cleared = 0;
  thread: ConversationWire;

  constructor({ messages, unread = 0, thread }: ChatOptions) {
    this.#messages = messages.map((message, index) => ({ message, change: index + 1 }));
    this.#change = messages.length;
    this.#lastId = messages.at(-1)?.m_id ?? 100;
    this.#seenId = messages.at(-1 - unread)?.m_id ?? 0;
    this.thread = aConversation(thread);
  }

  /** The messages as the member has them, oldest first. */
  get messages(): MessageWire[] {
    const kept = ({ m_id, m_deleted }: MessageWire) => m_id > this.#cleared && !m_deleted;
    return this.#messages.map(({ message }) => message).filter(kept);
  }

  /** What is unread is computed, as on the server. */
  get conversation(): ConversationWire {
    const unread = this.messages.filter(
      ({ m_id, m_sender_id }) => m_sender_id === partnerId && m_id > this.#seenId,
    );
    return { ...this.thread, unread: unread.length, first_unread: unread[0]?.m_id ?? null };
  }

  /** Stores a message without an event. */
  store(changes: Partial<MessageWire> = {}): MessageWire {
    this.#lastId += 1;
    const message = aMessage({
      m_id: this.#lastId,
      m_client_id: `message-${this.#lastId}`,
      m_created_at: new Date().toISOString(),
      ...changes,
    });
    this.#change += 1;
    this.#messages.push({ message, change: this.#change });
    return message;
  }

  /** The partner writes a message. */
  receive(changes: Partial<MessageWire> = {}): MessageWire {
    const message = this.store(changes);
    this.tell();
    return message;
  }

  /** Something about a message changes: it is delivered, seen or taken back. */
  alter(id: number, changes: Partial<MessageWire>): void {
    const found = this.#messages.find(({ message }) => message.m_id === id);
    if (found === undefined) throw new Error(`There is no message ${id}`);
    this.#change += 1;
    Object.assign(found, { message: { ...found.message, ...changes }, change: this.#change });
  }

  tell(): void {
    tellLive({ type: 'message_changed', partner_id: partnerId });
  }

  close(reason: ClosedReason): void {
    this.thread = {
      ...this.thread,
      is_open: false,
      closed_reason: reason,
      ...(reason === 'not_available' && { is_visible: false, name: 'A member' }),
      ...(reason === 'blocked' && { is_visible: false }),
    };
    tellLive({ type: 'partner_changed', partner_id: partnerId });
  }

  /** Opens it again. */
  open(): void {
    this.thread = aConversation();
    tellLive({ type: 'partner_changed', partner_id: partnerId });
  }

  send({ text, client_id: clientId, reply_to: replyTo }: EndpointInput<typeof sendMessage>): MessageWire {
    const known = this.messages.find(({ m_client_id }) => m_client_id === clientId);
    if (known !== undefined) return known;
    const answered = this.messages.find(({ m_id }) => m_id === replyTo);
    return this.store({
      m_sender_id: member.user_id,
      m_text: text,
      m_client_id: clientId,
      m_delivered_at: null,
      m_reply_to: answered === undefined ? null : { ...answered },
    });
  }

  see(upTo: number): void {
    this.#seenId = Math.max(this.#seenId, upTo);
  }

  clear(): void {
    this.#cleared = this.#lastId;
  }

  list(input: EndpointInput<typeof listMessages>) {
    const { limit = 50, changed_after: since } = input;
    return since === undefined ? this.#listPage({ ...input, limit }) : this.#listChanges(since, limit);
  }

  #listChanges(since: number, limit: number) {
    const changed = this.#messages
      .filter(({ change }) => change > since)
      .toSorted((first, second) => first.change - second.change);
    const shown = changed.slice(0, limit);
    const isComplete = shown.length === changed.length;
    return {
      limit,
      next: null,
      previous: null,
      cleared: this.#cleared,
      data: shown.map(({ message }) => message),
      change: isComplete ? this.#change : (shown.at(-1)?.change ?? 0),
      is_complete: isComplete,
    };
  }

  #listPage({ search = '', ...range }: Range & { search?: string | undefined }) {
    const words = search.toLowerCase();
    const all = this.messages.filter(({ m_text }) => m_text.toLowerCase().includes(words));
    const [start, end] = rangeOf(all, range);
    return {
      limit: range.limit,
      change: this.#change,
      cleared: this.#cleared,
      is_complete: true,
      data: all.slice(start, end).toReversed(),
      next: start > 0 ? (all[start]?.m_id ?? null) : null,
      previous: end < all.length ? (all[end - 1]?.m_id ?? null) : null,
    };
  }
}

type Range = {
  before?: number | undefined;
  after?: number | undefined;
  around?: number | undefined;
  limit: number;
};

function rangeOf(all: readonly MessageWire[], { before, after, around, limit }: Range): [number, number] {
  const indexOf = (id: number) => {
    const index = all.findIndex(({ m_id }) => m_id >= id);
    return index === -1 ? all.length : index;
  };
  if (around !== undefined) {
    const middle = indexOf(around);
    const start = Math.max(0, middle - Math.floor(limit / 2));
    return [start, Math.min(all.length, middle + Math.ceil(limit / 2))];
  }
  if (after !== undefined) {
    const start = indexOf(after + 1);
    return [start, Math.min(all.length, start + limit)];
  }
  const end = before === undefined ? all.length : indexOf(before);
  return [Math.max(0, end - limit), end];
}

type ChatOptions = {
  messages: readonly MessageWire[];
  /** So many of the last messages are not seen. */
  unread?: number;
  thread?: Partial<ConversationWire>;
};

type OpenOptions = Partial<ChatOptions> & {
  path?: string;
  prepare?: (server: FakeServer, chat: FakeChat) => void;
};

/** Opens the conversation with Thomas. */
export async function openChat({
  path = `/chatWindow?partner=${partnerId}`,
  messages = someMessages(3),
  prepare,
  ...options
}: OpenOptions = {}): Promise<Screen & { chat: FakeChat }> {
  const chat = new FakeChat({ messages, ...options });
  const screen = await openScreen(path, {
    prepare: (server) => {
      answerChat(server, chat);
      prepare?.(server, chat);
    },
  });
  return Object.assign(screen, { chat });
}

/** Answers every call of the conversation with Thomas, and the list with him alone. */
export function answerChat(server: FakeServer, chat: FakeChat): void {
  server.answer(listThreads, () => {
    const { name, is_open, is_visible, unread } = chat.conversation;
    const last = chat.messages.at(-1);
    const thread = aThread({
      name,
      is_open,
      is_visible,
      unread,
      last_message: last?.m_text ?? null,
      last_is_own: last?.m_sender_id === member.user_id,
    });
    return onePage([thread], 30);
  });
  server.answer(showThread, () => ({ data: chat.conversation }));
  server.answer(listMessages, (input) => chat.list(input));
  server.answer(sendMessage, (input) => ({ data: chat.send(input), left: null }));
  server.answer(seeMessages, ({ m_id }) => {
    chat.see(m_id);
    return { data: { unread: chat.conversation.unread } };
  });
  server.answer(sayTyping, { data: null });
  server.answer(confirmWarning, () => {
    chat.thread = { ...chat.thread, has_read_warning: true };
    return { data: null };
  });
  server.answer(clearThread, () => {
    chat.clear();
    return { data: null };
  });
  server.answer(takeBackMessage, ({ m_id }) => {
    chat.alter(m_id, { m_taken_back: true, m_text: '' });
    const message = chat.messages.find((one) => one.m_id === m_id);
    if (message === undefined) throw new Error(`There is no message ${m_id}`);
    return { data: message };
  });
  server.answer(deleteMessage, ({ m_id }) => {
    chat.alter(m_id, { m_deleted: true, m_text: '' });
    return { data: null };
  });
  server.answer(showCard, { data: aPartnerCardWire() });
}

/** Messages of both, one a minute until now, the last one from the partner. */
export function someMessages(count: number, text = (index: number) => `Message ${index}`): MessageWire[] {
  const now = Date.now();
  return Array.from({ length: count }, (_, index) =>
    aMessage({
      m_id: 101 + index,
      m_client_id: `message-${index}`,
      m_sender_id: (count - index) % 2 === 1 ? partnerId : member.user_id,
      m_text: text(index + 1),
      m_created_at: new Date(now - (count - index) * 60_000).toISOString(),
      m_seen_at: new Date(now).toISOString(),
    }),
  );
}

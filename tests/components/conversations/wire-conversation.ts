import type { ConversationWire, ThreadWire } from '#contract/conversations/conversation.wire.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';

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

import type { ConversationWire, ThreadWire } from '#contract/conversations/conversation.wire.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { member } from '../support/area-frame.ts';

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
  return {
    ...thread,
    closed_reason: null,
    first_unread: null,
    has_read_warning: true,
    interest: null,
    ...changes,
  };
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

const warnings = ['money', 'account', 'upi', 'link', 'elsewhere'] as const;

/** One message of every kind. */
export function everyKindOfMessage() {
  const quoted = { m_id: 90, m_sender_id: member.user_id, m_text: 'Shall we meet?', m_taken_back: false };
  const messages = [
    aMessage({ m_text: 'नमस्ते! My number is on the way.', m_warning: 'elsewhere' }),
    aMessage({ m_text: 'آپ کیسے ہیں؟', m_reply_to: quoted }),
    aMessage({ m_text: 'W'.repeat(300) }),
    aMessage({ m_text: `See https://example.com/${'long-'.repeat(60)}`, m_warning: 'link' }),
    aMessage({ m_text: '', m_taken_back: true }),
    aMessage({ m_text: '🙏' }),
    ...warnings.map((m_warning) => aMessage({ m_text: `Look: ${m_warning}`, m_warning })),
    aMessage({ m_text: 'Mine', m_sender_id: member.user_id, m_seen_at: '2026-05-01T08:10:00.000Z' }),
    aMessage({ m_text: '', m_sender_id: member.user_id, m_taken_back: true }),
    aMessage({ m_text: 'Delivered', m_sender_id: member.user_id }),
    aMessage({ m_text: 'Sent', m_sender_id: member.user_id, m_delivered_at: null }),
  ];
  return messages.map((message, index) => ({
    ...message,
    m_id: 101 + index,
    m_client_id: `message-${index}`,
  }));
}

/** A name and a word that are wider than a phone. */
export const longName = 'Venkatanarasimharajuvaripeta'.repeat(4);

/** A conversation of every kind. */
export const everyKindOfThread: ThreadWire[] = [
  aThread({
    partner_id: 31,
    name: 'Anil',
    unread: 120,
    last_message: 'Good morning',
    last_at: new Date().toISOString(),
  }),
  aThread({ partner_id: 32, name: 'Biju', last_is_own: true, last_message: 'See you' }),
  aThread({ partner_id: 33, name: 'Cyril', last_message: '', last_taken_back: true }),
  aThread({ partner_id: 34, name: 'Denny', last_message: null }),
  aThread({ partner_id: 35, name: 'A member', is_open: false, is_visible: false }),
  aThread({ partner_id: 36, name: longName, last_message: longName }),
];

import type { ConversationWire, ThreadWire } from '#contract/conversations/conversation.wire.ts';
import { messageMapper, messageWire, type MessageWire } from '#contract/conversations/message.wire.ts';
import { sentenceOf } from '#contract/calls/sentences.ts';
import { pathOfPhoto } from '#server/features/photos/photos.ts';
import type { ThreadRow } from './conversations.repository.ts';
import { excerptOf } from './conversations.rules.ts';
import type { ReadMessage } from './messages.repository.ts';
import type { Openness } from './openness.ts';

type PartnerFacts = Pick<ThreadWire, 'name' | 'profile_pic' | 'photo_placeholder' | 'is_visible'>;

/** The other one of a conversation. Without a name it is "A member", whether the partner has blocked, hidden or left. */
function presentPartner({ partner, name }: Pick<Openness, 'partner' | 'name'>): PartnerFacts {
  const { pictureToken = null, picturePlaceholder = null } = partner ?? {};
  return {
    name: name ?? sentenceOf('outcome.unavailable_member'),
    profile_pic: pictureToken === null ? null : pathOfPhoto(pictureToken),
    photo_placeholder: picturePlaceholder,
    is_visible: partner !== undefined,
  };
}

/** A row of the list of conversations. */
export function presentThread(row: ThreadRow, openness: Openness): ThreadWire {
  const { partnerId, unread, lastAt, lastText, lastSenderId, lastTakenBackAt } = row;
  return {
    partner_id: partnerId,
    ...presentPartner(openness),
    unread,
    is_open: openness.closedReason === null,
    last_message: lastText === null ? null : excerptOf(lastText),
    last_at: lastAt.toISOString(),
    last_is_own: lastSenderId !== null && lastSenderId !== partnerId,
    last_taken_back: lastTakenBackAt !== null,
  };
}

/** One conversation. */
export function presentConversation(
  facts: Pick<ConversationWire, 'partner_id' | 'unread' | 'first_unread' | 'has_read_warning' | 'interest'>,
  openness: Openness,
): ConversationWire {
  const { closedReason } = openness;
  return {
    ...facts,
    ...presentPartner(openness),
    is_open: closedReason === null,
    closed_reason: closedReason,
  };
}

type FirstWords = { id: number; message: string; senderId: number; createdAt: Date };

/** The message of the interest that was accepted. */
export function presentFirstWords({ id, message, senderId, createdAt }: FirstWords) {
  const at = createdAt.toISOString();
  return { i_id: id, i_message: message, i_sender_id: senderId, i_created_at: at };
}

/** A message as a member reads it. What was deleted has no text, and nobody is warned of their own message. */
export function presentMessage(message: ReadMessage, readerId: number): MessageWire {
  const { id, senderId, clientId, isDeleted, replyTo } = message;
  const text = isDeleted ? '' : message.text;
  const isWarned = !isDeleted && senderId !== readerId;
  return messageMapper.toWire({
    id,
    senderId,
    clientId,
    text,
    isDeleted,
    isTakenBack: message.takenBackAt !== null,
    createdAt: message.createdAt.toISOString(),
    deliveredAt: message.deliveredAt?.toISOString() ?? null,
    seenAt: message.seenAt?.toISOString() ?? null,
    replyTo: isDeleted ? null : presentAnswered(replyTo),
    warning: isWarned ? messageWire.shape.m_warning.parse(message.warning) : null,
  });
}

function presentAnswered(answered: ReadMessage['replyTo']): MessageWire['m_reply_to'] {
  if (answered === null) return null;
  const { id, senderId, text, isTakenBack } = answered;
  return { m_id: id, m_sender_id: senderId, m_text: excerptOf(text), m_taken_back: isTakenBack };
}

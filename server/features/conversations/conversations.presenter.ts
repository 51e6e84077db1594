import type { ConversationWire, ThreadWire } from '#contract/conversations/conversation.wire.ts';
import { messageMapper, messageWire, type MessageWire } from '#contract/conversations/message.wire.ts';
import { sentenceOf } from '#contract/calls/messages.ts';
import { pathOfPhoto } from '#server/features/photos/photos.ts';
import type { ThreadRow } from './conversations.repository.ts';
import { excerptOf } from './conversations.rules.ts';
import type { ReadMessage } from './messages.repository.ts';
import type { Party } from './openness.repository.ts';

type PartnerFacts = Pick<ThreadWire, 'name' | 'profile_pic' | 'photo_placeholder' | 'is_visible'>;

/** The partner of a conversation; undefined for one who cannot be seen, whatever the reason is. */
function presentPartner(partner: Party | undefined): PartnerFacts {
  if (partner === undefined) {
    const name = sentenceOf('outcome.former_member');
    return { name, profile_pic: null, photo_placeholder: null, is_visible: false };
  }
  const { firstName, lastName, pictureToken, picturePlaceholder } = partner;
  return {
    name: `${firstName} ${lastName}`,
    profile_pic: pictureToken === null ? null : pathOfPhoto(pictureToken),
    photo_placeholder: picturePlaceholder,
    is_visible: true,
  };
}

/** A row of the list of conversations. */
export function presentThread(
  row: ThreadRow,
  { partner, isOpen }: { partner: Party | undefined; isOpen: boolean },
): ThreadWire {
  const { partnerId, unread, lastAt, lastText, lastSenderId, lastTakenBackAt } = row;
  return {
    partner_id: partnerId,
    ...presentPartner(partner),
    unread,
    is_open: isOpen,
    last_message: lastText === null ? null : excerptOf(lastText),
    last_at: lastAt.toISOString(),
    last_is_own: lastSenderId !== null && lastSenderId !== partnerId,
    last_taken_back: lastTakenBackAt !== null,
  };
}

/** One conversation. */
export function presentConversation(
  facts: Pick<
    ConversationWire,
    'partner_id' | 'unread' | 'closed_reason' | 'first_unread' | 'has_read_warning'
  >,
  partner: Party | undefined,
): ConversationWire {
  return { ...facts, ...presentPartner(partner), is_open: facts.closed_reason === null };
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

import { z } from 'zod';
import { wireMapper } from '#contract/fields/wire.ts';
import { messageWarnings } from './message-warnings.choices.ts';

/** The message that another one answers, cut to a line. Its text is empty once it is taken back. */
const answeredMessage = z.object({
  m_id: z.number().int(),
  m_sender_id: z.number().int(),
  m_text: z.string(),
  m_taken_back: z.boolean(),
});
export type AnsweredMessageWire = z.infer<typeof answeredMessage>;

/** A message as one of the two sees it. */
export const messageWire = z.object({
  m_id: z.number().int(),
  m_sender_id: z.number().int(),
  /** Empty once the message is taken back or deleted. */
  m_text: z.string(),
  /** The id that the sender's client made. */
  m_client_id: z.string(),
  m_created_at: z.iso.datetime(),
  /** When a window or device of the receiver had it; null until then. */
  m_delivered_at: z.iso.datetime().nullable(),
  m_seen_at: z.iso.datetime().nullable(),
  m_taken_back: z.boolean(),
  /** The caller deleted it for themselves. Only answers with `changed_after` contain such messages. */
  m_deleted: z.boolean(),
  m_reply_to: answeredMessage.nullable(),
  /** What its reader is warned of; null for none, and for the sender. */
  m_warning: z.enum(messageWarnings).nullable(),
});
export type MessageWire = z.infer<typeof messageWire>;

export const messageMapper = wireMapper({
  id: 'm_id',
  senderId: 'm_sender_id',
  text: 'm_text',
  clientId: 'm_client_id',
  createdAt: 'm_created_at',
  deliveredAt: 'm_delivered_at',
  seenAt: 'm_seen_at',
  isTakenBack: 'm_taken_back',
  isDeleted: 'm_deleted',
  replyTo: 'm_reply_to',
  warning: 'm_warning',
});

import { z } from 'zod';
import { interestWire } from '#contract/interests/interest.wire.ts';

/**
 * Why nothing can be sent in a conversation: the caller blocked the partner, the partner is not available (hidden, inactive, erased and
 * having blocked the caller are one answer), the own profile is hidden or waits for its review, the partner looks for other people, or
 * there is no accepted interest.
 */
export const closedReasons = [
  'blocked',
  'not_available',
  'profile_hidden',
  'profile_in_review',
  'not_reachable',
  'not_connected',
] as const;
export type ClosedReason = (typeof closedReasons)[number];

const thread = {
  partner_id: z.number().int(),
  /** "A member" while the partner is not available. A partner that the caller blocked has a name, but no picture. */
  name: z.string(),
  profile_pic: z.string().nullable(),
  photo_placeholder: z.string().nullable(),
  /** Whether the partner can be seen at present. */
  is_visible: z.boolean(),
  /** The messages of the partner that the caller has not seen. */
  unread: z.number().int(),
  /** Whether messages can be sent now. */
  is_open: z.boolean(),
};

/**
 * A conversation in the list. `last_message` is the latest message that the caller sees, cut to a line: empty when it was taken back,
 * null when there is none. `last_at` is when the latest message was sent; before the first one, and after the conversation was deleted,
 * when the two were connected.
 */
export const threadWire = z.object({
  ...thread,
  last_message: z.string().nullable(),
  last_at: z.iso.datetime(),
  last_is_own: z.boolean(),
  last_taken_back: z.boolean(),
});
export type ThreadWire = z.infer<typeof threadWire>;

/** One conversation, as its screen needs it. */
export const conversationWire = z.object({
  ...thread,
  /** Null while it is open. */
  closed_reason: z.enum(closedReasons).nullable(),
  /** The oldest message of the partner that the caller has not seen; null for none. */
  first_unread: z.number().int().nullable(),
  /** Whether the caller has confirmed the warning about money and other ways of contact. */
  has_read_warning: z.boolean(),
  /**
   * The message of the accepted interest, with which the conversation begins. Null without one, while the partner is not available, and
   * after the caller deleted the conversation.
   */
  interest: interestWire
    .pick({ i_id: true, i_message: true, i_sender_id: true, i_created_at: true })
    .nullable(),
});
export type ConversationWire = z.infer<typeof conversationWire>;

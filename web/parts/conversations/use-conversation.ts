import { createContext, use } from 'react';
import type { ConversationWire } from '#contract/conversations/conversation.wire.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';

/** The conversation on screen, for the parts of its messages. */
export type ConversationParts = Pick<ConversationWire, 'partner_id' | 'name' | 'is_open' | 'interest'> & {
  viewerId: number;
  /** Begins an answer to a message. */
  onAnswer: (message: MessageWire) => void;
  onReport: () => void;
  /** Scrolls to a message, which is loaded when it is further away. */
  onJump: (messageId: number) => void;
};

export const ConversationContext = createContext<ConversationParts | undefined>(undefined);

/** Returns the conversation that the part belongs to. */
export function useConversation(): ConversationParts {
  const conversation = use(ConversationContext);
  if (conversation === undefined) throw new Error('A part of a conversation is rendered outside of one');
  return conversation;
}

import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ConversationWire } from '#contract/conversations/conversation.wire.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { reportFromConversation } from '#web/parts/connecting/open-connecting-dialog.ts';
import { useViewerId } from '#web/parts/connecting/use-viewer-id.ts';
import { hasTouchKeyboard } from './composer/composer.tsx';
import { readDraft, writeDraft } from './composer/store-drafts.ts';
import { WritingPlace } from './composer/writing-place.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { ConversationMessages, type Marked } from './messages/conversation-messages.tsx';
import type { LoadedMessages } from './messages/loaded-messages.rules.ts';
import { useJumping } from './messages/use-message-pages.ts';
import { ConversationSearch } from './search/conversation-search.tsx';
import { ConversationContext, type ConversationParts } from './use-conversation.ts';

type Props = {
  thread: ConversationWire;
  messages: UseQueryResult<LoadedMessages>;
  onBack: (() => void) | undefined;
  actions: ReactNode;
};

/** How long a message that an answer led to is marked. */
const markedMilliseconds = 2500;

/** A conversation whose partner is known: head, messages, and the place for the next message. */
export function ShownConversation({ thread, messages, onBack, actions }: Props) {
  const { partner_id: partnerId, name, is_open: isOpen, interest } = thread;
  const viewerId = useViewerId();
  const jumping = useJumping(partnerId);
  const [marked, setMarked] = useMark();
  const [isSearching, setSearching] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It was opened from the list.
    if (document.activeElement?.hasAttribute('data-conversation') !== true) return;
    const begin = hasTouchKeyboard() ? heading.current : (field.current ?? heading.current);
    begin?.focus({ preventScroll: true });
  }, []);

  const answer = (message: MessageWire) => {
    writeDraft(partnerId, { ...readDraft(partnerId), replyTo: answeredOf(message) });
    field.current?.focus();
  };
  const jump = async (to: Marked) => {
    if (await jumping.jump({ messageId: to.messageId, align: 'center' })) setMarked(to);
  };
  const report = () => reportFromConversation(thread);
  const acts = useLatest({ answer, jump, report });
  const conversation = useMemo<ConversationParts>(
    () => ({
      partner_id: partnerId,
      name,
      is_open: isOpen,
      interest,
      viewerId,
      onAnswer: (message) => acts.current.answer(message),
      onReport: () => acts.current.report(),
      onJump: (messageId) => void acts.current.jump({ messageId }),
    }),
    [partnerId, name, isOpen, interest, viewerId, acts],
  );
  return (
    <ConversationContext value={conversation}>
      <ConversationHead
        thread={thread}
        heading={heading}
        latest={latestOf(messages.data, viewerId)}
        onBack={onBack}
        onSearch={() => setSearching(true)}
        onReport={report}
        actions={actions}
      />
      <ConversationSearch
        isOpen={isSearching}
        onShow={(messageId, found) => void jump({ messageId, found })}
        onClose={() => {
          setSearching(false);
          setMarked(undefined);
        }}
      >
        <ConversationMessages thread={thread} query={messages} jumping={jumping} marked={marked} />
      </ConversationSearch>
      <WritingPlace thread={thread} field={field} onSend={() => void jumping.jumpToEnd()} />
    </ConversationContext>
  );
}

/** An answer quotes one line; the server cuts it in the same way. */
function answeredOf({ m_id, m_sender_id, m_text, m_taken_back }: MessageWire) {
  const beginning = Array.from(m_text).slice(0, 120).join('');
  return { m_id, m_sender_id, m_text: beginning, m_taken_back };
}

/** The marked message. The mark of a search stays; that of an answer ends by itself. */
function useMark() {
  const [marked, setMarked] = useState<Marked>();
  useEffect(() => {
    if (marked === undefined || marked.found !== undefined) return undefined;
    const timer = window.setTimeout(() => setMarked(undefined), markedMilliseconds);
    return () => window.clearTimeout(timer);
  }, [marked]);
  return [marked, setMarked] as const;
}

/** Functions that stay the same object, so that no message is drawn again for them. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** The partner's latest loaded message: it ends "is writing". */
function latestOf(loaded: LoadedMessages | undefined, viewerId: number): number | undefined {
  return loaded?.messages.findLast(({ m_sender_id }) => m_sender_id !== viewerId)?.m_id;
}

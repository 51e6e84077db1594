import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject, useId } from 'react';
import { IconShieldCheck } from '@tabler/icons-react';
import type { ConversationWire } from '#contract/conversations/conversation.wire.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { confirmWarning } from '#contract/conversations/conversations.ts';
import { reportFromConversation } from '#web/parts/connecting/open-connecting-dialog.ts';
import { useViewerId } from '#web/parts/connecting/use-viewer-id.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { hasTouchKeyboard, Composer } from './composer/composer.tsx';
import { readDraft, writeDraft } from './composer/store-drafts.ts';
import { ConversationHead } from './conversation-head.tsx';
import { ConversationMessages, type Marked } from './messages/conversation-messages.tsx';
import type { LoadedMessages } from './messages/loaded-messages.rules.ts';
import { useJumping } from './messages/use-message-pages.ts';
import { ConversationSearch } from './search/conversation-search.tsx';
import { ConversationContext, type ConversationParts, useConversation } from './use-conversation.ts';
import { ClosedNotice } from './composer/closed-notice.tsx';
import styles from './composer/writing-place.module.css';
import warningGateStyles from './composer/warning-gate.module.css';

const rules = ['money', 'elsewhere', 'meet', 'report'] as const;

/** In place of the field until it is confirmed once: what every member should know before the first message. */
function WarningGate() {
  const t = useConversationsTexts();
  const id = useId();
  const { partner_id } = useConversation();
  const call = useCall(t('safety.failureTitle'));
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const answer = await call(confirmWarning, { partner_id });
    setBusy(false);
    if (answer === undefined || answer.result) return;
    showOutcome({ tone: 'failure', title: t('safety.failureTitle'), text: answer.message });
  };
  return (
    <section aria-labelledby={id} className={warningGateStyles.gate}>
      <h3 id={id} className={warningGateStyles.title}>
        <IconShieldCheck size="1.375rem" className={warningGateStyles.icon} aria-hidden="true" />
        {t('safety.title')}
      </h3>
      <p>{t('safety.lead')}</p>
      <ul className={warningGateStyles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{t(`safety.${rule}`)}</li>
        ))}
      </ul>
      <Button isBusy={isBusy} onClick={() => void confirm()}>
        {t('safety.confirm')}
      </Button>
    </section>
  );
}

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
  const { partner_id: partnerId, name, is_open: isOpen } = thread;
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
      viewerId,
      onAnswer: (message) => acts.current.answer(message),
      onReport: () => acts.current.report(),
      onJump: (messageId) => void acts.current.jump({ messageId }),
    }),
    [partnerId, name, isOpen, viewerId, acts],
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

type WritingPlaceProps = {
  thread: ConversationWire;
  field: RefObject<HTMLTextAreaElement | null>;
  onSend: () => void;
};

/** Below the messages: the field, or the warning before the first message, or why nothing can be written. */
function WritingPlace({ thread, field, onSend }: WritingPlaceProps) {
  const { closed_reason: reason, has_read_warning: hasReadWarning } = thread;
  const hadFocus = useRef(false);
  const needsButton = reason === 'blocked' || !hasReadWarning;
  const neededButton = useRef(needsButton);
  useEffect(() => {
    // The button that confirms the warning, or unblocks, is gone when the field is there.
    const isPressedHere = neededButton.current && !needsButton && hadFocus.current;
    neededButton.current = needsButton;
    if (isPressedHere && document.activeElement === document.body) field.current?.focus();
  }, [needsButton, field]);
  return (
    <div
      className={styles.place}
      data-action-bar="panel"
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // A field that is removed loses the focus to nothing.
        if (relatedTarget !== null) hadFocus.current = false;
      }}
    >
      {reason !== null && <ClosedNotice reason={reason} wasWriting={hadFocus} />}
      {reason === null && !hasReadWarning && <WarningGate />}
      {reason === null && hasReadWarning && <Composer field={field} onSend={onSend} />}
    </div>
  );
}

import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { IconShieldCheck } from '@tabler/icons-react';
import type { ConversationWire } from '#contract/conversations/conversation.wire.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { useViewerId } from '#web/parts/connecting/use-viewer-id.ts';
import { useSite } from '#web/app/document/site.ts';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { RichText } from '#web/locales/rich-text.tsx';
import { Button } from '#web/design/button.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useOutboxOf } from '../sending/store-outbox.ts';
import { FirstMessage } from './first-message.tsx';
import type { LoadedMessages } from './loaded-messages.rules.ts';
import { Arrivals } from './message-arrivals.tsx';
import { listRows } from './message-rows.rules.ts';
import { MessageList } from './message-list.tsx';
import { forgetJump } from './messages.queries.ts';
import { MessagesSkeleton } from './messages-skeleton.tsx';
import { type Jumping, useMessagePages, type MessagePages } from './use-message-pages.ts';
import type { ScrollTarget } from './use-scroll-place.ts';
import { isLooking, useSeeing } from './use-seeing.ts';
import { useConversation } from '../use-conversation.ts';
import styles from './conversation-messages.module.css';
import conversationBeginStyles from './conversation-begin.module.css';
import pageEdgesStyles from './page-edges.module.css';

/** The message that a search or an answer led to. */
export type Marked = { messageId: number; found?: string | undefined };

type Props = {
  thread: ConversationWire;
  query: UseQueryResult<LoadedMessages>;
  jumping: Jumping;
  marked: Marked | undefined;
};

/** The messages of the conversation in all states: loading, loaded, none, failed. */
export function ConversationMessages(props: Props) {
  const t = useConversationsTexts();
  const { query } = props;
  const { partner_id: partnerId } = props.thread;
  const queries = useQueryClient();
  useEffect(() => () => forgetJump(queries, partnerId), [queries, partnerId]);
  const { data, isFetchedAfterMount } = query;
  // What is cached may be old: where to begin is known with the present messages.
  if (data !== undefined && (isFetchedAfterMount || hasFailed(query))) {
    return <LoadedConversation {...props} loaded={data} />;
  }
  if (!hasFailed(query)) return <MessagesSkeleton />;
  return (
    <div className={styles.state}>
      <LoadFailure query={query} title={t('messages.failed')} />
    </div>
  );
}

function LoadedConversation({ thread, jumping, marked, loaded }: Props & { loaded: LoadedMessages }) {
  const t = useConversationsTexts();
  const { partner_id: partnerId, name, first_unread: firstUnread, unread } = thread;
  const viewerId = useViewerId();
  const { time_zone: timeZone } = useSite();
  const outbox = useOutboxOf(partnerId);
  const pages = useMessagePages(partnerId);
  const see = useSeeing({ partnerId, firstUnread });
  const { messages, hasOlder, hasNewer, origin } = loaded;
  const [opened] = useState(() => openedAt(messages, firstUnread));
  const unreadFrom = useUnreadLine(firstUnread, outbox.length);
  const rows = useMemo(
    () => listRows({ messages, outbox, viewerId, unreadFrom, isFromBegin: !hasOlder, timeZone }),
    [messages, outbox, viewerId, unreadFrom, hasOlder, timeZone],
  );
  const toEnd = (scrollToEnd: () => void) => {
    void jumping.jumpToEnd();
    if (!hasNewer) scrollToEnd();
  };
  return (
    <div className={styles.log} role="log" aria-live="polite" aria-label={t('messages.label', { name })}>
      {/* What arrives is announced, not what is scrolled into view. */}
      <div aria-live="off" className={styles.log}>
        {rows.length === 0 && !hasOlder ? (
          <EmptyConversation />
        ) : (
          <MessageList
            key={origin}
            rows={rows}
            target={jumping.hasMoved ? jumping.target : opened}
            hasNewer={hasNewer}
            unread={unread}
            markedId={marked?.messageId}
            found={marked?.found}
            isLoading={pages.older === 'loading' || pages.newer === 'loading'}
            begin={hasOlder ? null : <ConversationBegin />}
            edges={<PageEdges pages={pages} />}
            onNearStart={() => hasOlder && pages.loadOlder()}
            onNearEnd={() => hasNewer && pages.loadNewer()}
            onSeen={see}
            onToEnd={toEnd}
          />
        )}
      </div>
      <Arrivals rows={rows} />
    </div>
  );
}

/** A conversation opens at the first unread message, or else at its end. */
function openedAt(messages: readonly MessageWire[], firstUnread: number | null): ScrollTarget | undefined {
  const first = messages.find(({ m_id }) => m_id === firstUnread);
  return first === undefined ? undefined : { messageId: first.m_id, align: 'start' };
}

/**
 * The first message below the line of new ones. It stays while they are read; it moves when others come while the member looks
 * elsewhere, and an own message ends it.
 */
function useUnreadLine(firstUnread: number | null, waiting: number): number | undefined {
  const [line, setLine] = useState(firstUnread ?? undefined);
  const [known, setKnown] = useState({ firstUnread, waiting });
  if (known.firstUnread !== firstUnread || known.waiting !== waiting) {
    setKnown({ firstUnread, waiting });
    if (waiting > known.waiting) setLine(undefined);
    else if (firstUnread !== null && (line === undefined || firstUnread > line) && !isLooking()) {
      setLine(firstUnread);
    }
  }
  return line;
}

/** Above the first message of all: where the conversation begins, and what to be careful about. */
function ConversationBegin() {
  const t = useConversationsTexts();
  return (
    <>
      <div className={conversationBeginStyles.begin}>
        <p className={conversationBeginStyles.title}>{t('messages.begin')}</p>
        <SafetyNote />
      </div>
      <FirstMessage />
    </>
  );
}

function SafetyNote() {
  const t = useConversationsTexts();
  return (
    <p className={conversationBeginStyles.note}>
      <IconShieldCheck size="1.125rem" className={conversationBeginStyles.icon} aria-hidden="true" />
      <span>{t('safety.short')}</span>
    </p>
  );
}

/** A conversation in which nothing is written, or whose messages are deleted. */
function EmptyConversation() {
  const t = useConversationsTexts();
  const { name, is_open: isOpen, interest } = useConversation();
  if (interest !== null) {
    return (
      <div className={conversationBeginStyles.alone}>
        <FirstMessage />
        {isOpen && (
          <p className={conversationBeginStyles.title}>
            <RichText t={t} name="messages.emptyAfterFirst" parts={{ name: <bdi>{name}</bdi> }} />
          </p>
        )}
      </div>
    );
  }
  const title = isOpen ? (
    <RichText t={t} name="messages.empty" parts={{ name: <bdi>{name}</bdi> }} />
  ) : (
    t('messages.emptyClosed')
  );
  return (
    <div className={conversationBeginStyles.empty}>
      <EmptyState title={title} level="h3" />
    </div>
  );
}

/** Over the edges of the messages, so that none is moved: older ones are on their way, or a page could not be loaded. */
function PageEdges({ pages }: { pages: MessagePages }) {
  const t = useConversationsTexts();
  return (
    <>
      {pages.older === 'loading' && (
        <p className={pageEdgesStyles.edge} data-at="top">
          {t('messages.older')}
        </p>
      )}
      {pages.older === 'failed' && (
        <Failure
          at="top"
          text={t('messages.olderFailed')}
          onRetry={() => pages.loadOlder({ isRetry: true })}
        />
      )}
      {pages.newer === 'failed' && (
        <Failure
          at="bottom"
          text={t('messages.newerFailed')}
          onRetry={() => pages.loadNewer({ isRetry: true })}
        />
      )}
    </>
  );
}

type FailureProps = { at: 'top' | 'bottom'; text: string; onRetry: () => void };

function Failure({ at, text, onRetry }: FailureProps) {
  const common = useCommonTexts();
  return (
    <div role="alert" className={pageEdgesStyles.edge} data-at={at}>
      <p>{text}</p>
      <Button look="quiet" size="small" onClick={onRetry}>
        {common('actions.tryAgain')}
      </Button>
    </div>
  );
}

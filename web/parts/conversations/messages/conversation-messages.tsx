import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ConversationWire } from '#contract/conversations/conversation.wire.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { useViewerId } from '#web/parts/connecting/use-viewer-id.ts';
import { useSite } from '#web/app/document/site.ts';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { useOutboxOf } from '../sending/store-outbox.ts';
import { ConversationBegin, EmptyConversation } from './conversation-begin.tsx';
import type { LoadedMessages } from './loaded-messages.rules.ts';
import { Arrivals } from './message-arrivals.tsx';
import { listRows } from './message-rows.rules.ts';
import { MessageList } from './message-list.tsx';
import styles from './conversation-messages.module.css';
import { forgetJump } from './messages.queries.ts';
import { PageEdges } from './page-edges.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';
import { type Jumping, useMessagePages } from './use-message-pages.ts';
import type { ScrollTarget } from './use-scroll-place.ts';
import { isLooking, useSeeing } from './use-seeing.ts';

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

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiRefused } from '#web/app/client/answer.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { Button } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import styles from './conversation-panel.module.css';
import { threadQuery } from './conversation.queries.ts';
import { messagesQuery } from './messages/messages.queries.ts';
import { MessagesSkeleton } from './messages/messages-skeleton.tsx';
import { ShownConversation } from './shown-conversation.tsx';
import type { Density } from './threads/thread-list.tsx';

type Props = {
  partnerId: number;
  /** Leads back to the list, where the list is not beside the conversation. */
  onBack?: (() => void) | undefined;
  density: Density;
  /** Further buttons at the end of its head. */
  actions?: ReactNode;
};

/** The conversation with one partner: its messages, and where the next one is written. It is as high as its place. */
export function ConversationPanel({ partnerId, ...props }: Props) {
  return <Panel key={partnerId} partnerId={partnerId} {...props} />;
}

function Panel({ partnerId, onBack, density, actions }: Props) {
  const t = useConversationsTexts();
  const query = useQuery(threadQuery(partnerId));
  // Loads at the same time.
  const messages = useQuery(messagesQuery(partnerId));
  const { data, error, isFetchedAfterMount } = query;
  // What is unread decides where the conversation opens, so an old answer is not enough.
  if (data !== undefined && (isFetchedAfterMount || hasFailed(query))) {
    return (
      <section className={styles.panel} data-density={density} aria-label={data.data.name}>
        <ShownConversation thread={data.data} messages={messages} onBack={onBack} actions={actions} />
      </section>
    );
  }
  if (!hasFailed(query)) return <Loading density={density} />;
  const isMissing = error instanceof ApiRefused && error.refusal.code === 'partner_not_found';
  return (
    <div className={styles.panel} data-density={density}>
      <div className={styles.state}>
        {isMissing ? (
          <EmptyState title={t('missing.title')} text={t('missing.text')} />
        ) : (
          <LoadFailure query={query} />
        )}
        {onBack !== undefined && (
          <Button look="quiet" onClick={onBack}>
            {t('head.back')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Loading({ density }: { density: Density }) {
  return (
    <div className={styles.panel} data-density={density}>
      <div className={styles.loadingHead}>
        <Skeleton shape="circle" width="var(--target)" height="var(--target)" />
        <Skeleton width="10rem" height="1.4em" />
      </div>
      <MessagesSkeleton />
    </div>
  );
}

import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { hasFailed } from '#web/app/client/failures.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { useAnnounced } from '#web/design/messages/announcer.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { loadNextPage } from '#web/parts/lists/load-next-page.ts';
import { SearchField } from '#web/parts/lists/search-field.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { threadsQuery } from '../conversation.queries.ts';
import { ThreadRow } from './thread-row.tsx';
import styles from './thread-list.module.css';
import threadsSkeletonStyles from './threads-skeleton.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Conversations that load, in their shape. */
function ThreadsSkeleton() {
  const t = useConversationsTexts();
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('list.loading')}
      </p>
      {rows.map((row) => (
        <div key={row} className={threadsSkeletonStyles.row}>
          <Skeleton shape="circle" width="var(--target)" height="var(--target)" />
          <div className={threadsSkeletonStyles.words}>
            <Skeleton width="55%" />
            <Skeleton width="85%" height="0.875em" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** `screen` beside or before the conversation, `popup` in the small window over other screens. */
export type Density = 'screen' | 'popup';

type Props = {
  /** The partner whose conversation is open. */
  selected?: number | undefined;
  onChoose: (partnerId: number) => void;
  density: Density;
  /** The words of the search, where the address has them. */
  search?: string | undefined;
  onSearch?: ((search: string) => void) | undefined;
};

/** The own conversations, the latest first, and the search for a name or a profile id. It is as high as its place. */
export function ThreadList({ selected, onChoose, density, ...props }: Props) {
  const t = useConversationsTexts();
  const [ownSearch, setOwnSearch] = useState('');
  const { search = ownSearch, onSearch = setOwnSearch } = props;
  return (
    <div className={styles.list} data-density={density}>
      <div className={styles.search}>
        <SearchField label={t('list.search')} value={search} onSearch={onSearch} isCompact />
      </div>
      <Threads search={search} selected={selected} onChoose={onChoose} />
    </div>
  );
}

type ThreadsProps = Pick<Props, 'selected' | 'onChoose'> & { search: string };

/** The list in all states. */
function Threads({ search, selected, onChoose }: ThreadsProps) {
  const t = useConversationsTexts();
  const query = useInfiniteQuery(threadsQuery(search));
  const threads = query.data?.pages.flatMap(({ data }) => data);
  if (threads === undefined && hasFailed(query)) {
    return <LoadFailure query={query} title={t('list.failed')} />;
  }
  if (threads === undefined) return <ThreadsSkeleton />;
  if (threads.length === 0) return <NoThreads search={search} />;
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <div className={styles.scroller}>
      {search !== '' && (
        <p role="status" className={styles.found}>
          {t('list.found', { count: total })}
        </p>
      )}
      <ul aria-label={t('list.label')}>
        {threads.map((thread) => (
          <li key={thread.partner_id}>
            <ThreadRow
              thread={thread}
              isSelected={thread.partner_id === selected}
              onChoose={() => onChoose(thread.partner_id)}
            />
          </li>
        ))}
      </ul>
      <More query={query} />
    </div>
  );
}

function More({ query }: { query: UseInfiniteQueryResult }) {
  const t = useConversationsTexts();
  const common = useCommonTexts();
  if (!query.hasNextPage) return null;
  const label = query.isFetchNextPageError ? common('actions.tryAgain') : t('list.more');
  return (
    <div className={styles.more}>
      {query.isFetchNextPageError && <p role="alert">{t('list.moreFailed')}</p>}
      <Button look="quiet" isBusy={query.isFetchingNextPage} onClick={() => void loadNextPage(query)}>
        {label}
      </Button>
    </div>
  );
}

function NoThreads({ search }: { search: string }) {
  const t = useConversationsTexts();
  useAnnounced(search === '' ? undefined : t('list.nothingFoundText', { search }));
  if (search !== '') {
    return <EmptyState title={t('list.nothingFound')} text={t('list.nothingFoundText', { search })} />;
  }
  return (
    <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')}>
      <LinkButton to="/inbox" search={{ tab: 'accepted' }}>
        {t('list.toInbox')}
      </LinkButton>
      <LinkButton to="/myMatch" look="outline">
        {t('list.toMatches')}
      </LinkButton>
    </EmptyState>
  );
}

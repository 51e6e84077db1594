import { IconChevronDown, IconChevronUp, IconList, IconX } from '@tabler/icons-react';
import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { listMessages } from '#contract/conversations/messages.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { useDebouncedValue } from '#web/design/hooks/debounce.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { loadNextPage } from '#web/parts/lists/load-next-page.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { metaOf } from '#web/app/client/stale-answers.ts';
import { useConversation } from '../use-conversation.ts';
import { FoundMessages } from './found-messages.tsx';
import styles from './conversation-search.module.css';

const hitsOfPage = 30;
const newest = 0;

/** The messages of a conversation that contain the words, newest first. */
function foundMessagesQuery({ partnerId, search }: { partnerId: number; search: string }) {
  return infiniteQueryOptions({
    queryKey: [listMessages.path, partnerId, search] as const,
    queryFn: ({ pageParam: before }) =>
      loadEndpoint(listMessages, {
        partner_id: partnerId,
        search,
        limit: hitsOfPage,
        ...(before !== newest && { before }),
      }),
    meta: metaOf(listMessages, { partner_id: partnerId }),
    initialPageParam: newest,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: search !== '',
  });
}

type Props = {
  isOpen: boolean;
  /** Shows a message that was found, with the words that were searched for. */
  onShow: (messageId: number, found: string) => void;
  onClose: () => void;
  /** The messages. */
  children: ReactNode;
};

const pauseMilliseconds = 300;
const longestSearch = 100;

/** The messages, and the search in them: a list of what is found, and from there one hit after the other. */
export function ConversationSearch({ isOpen, onShow, onClose, children }: Props) {
  const { partner_id: partnerId } = useConversation();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim().slice(0, longestSearch), pauseMilliseconds);
  const query = useInfiniteQuery(foundMessagesQuery({ partnerId, search }));
  const hits = query.data?.pages.flatMap(({ data }) => data) ?? [];
  // The hit that is shown in the conversation; while none is, the list of them is over it.
  const [shownId, setShownId] = useState<number>();
  const index = hits.findIndex(({ m_id }) => m_id === shownId);

  const show = (hit: MessageWire | undefined) => {
    if (hit === undefined) return;
    setShownId(hit.m_id);
    onShow(hit.m_id, search);
  };
  const showOlder = async () => {
    const next = hits[index + 1];
    if (next !== undefined || !query.hasNextPage) return show(next);
    const data = await loadNextPage(query);
    show(data?.pages.flatMap((page) => page.data)[index + 1]);
  };
  const close = () => {
    setText('');
    setShownId(undefined);
    onClose();
  };
  const isListed = isOpen && search !== '' && index === -1;
  return (
    <>
      {isOpen && (
        <SearchBar
          text={text}
          onChange={(wanted) => {
            setText(wanted);
            setShownId(undefined);
          }}
          onEnter={() => void showOlder()}
          onClose={close}
        >
          {index !== -1 && (
            <Steps
              index={index}
              count={hits.length}
              hasMore={query.hasNextPage}
              onOlder={() => void showOlder()}
              onNewer={() => show(hits[index - 1])}
              onList={() => setShownId(undefined)}
            />
          )}
        </SearchBar>
      )}
      <div className={styles.place}>
        <div className={styles.messages} inert={isListed}>
          {children}
        </div>
        {isListed && (
          <FoundMessages
            hits={query.data === undefined ? undefined : hits}
            hasFailed={hasFailed(query)}
            search={search}
            hasMore={query.hasNextPage}
            isLoadingMore={query.isFetchingNextPage}
            onMore={() => void loadNextPage(query)}
            onRetry={() => void query.refetch()}
            onShow={show}
          />
        )}
      </div>
    </>
  );
}

type BarProps = {
  text: string;
  onChange: (text: string) => void;
  onEnter: () => void;
  onClose: () => void;
  children: ReactNode;
};

function SearchBar({ text, onChange, onEnter, onClose, children }: BarProps) {
  const t = useConversationsTexts();
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter') onEnter();
  };
  return (
    <search className={styles.bar}>
      <input
        // The search was opened to be written in.
        ref={focusAtFirst}
        type="search"
        className={styles.field}
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        maxLength={longestSearch}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
      />
      {children}
      <IconButton aria-label={t('find.close')} onClick={onClose}>
        <IconX size="1.25rem" aria-hidden="true" />
      </IconButton>
    </search>
  );
}

function focusAtFirst(field: HTMLInputElement | null): void {
  field?.focus();
}

type StepsProps = {
  index: number;
  count: number;
  hasMore: boolean;
  onOlder: () => void;
  onNewer: () => void;
  onList: () => void;
};

/** From one hit to the next, and back to the list of them. */
function Steps({ index, count, hasMore, onOlder, onNewer, onList }: StepsProps) {
  const t = useConversationsTexts();
  const isLast = index === count - 1 && !hasMore;
  return (
    <>
      <output className={styles.position}>
        {t(hasMore ? 'find.positionMany' : 'find.position', { index: index + 1, count })}
      </output>
      <IconButton aria-label={t('find.older')} aria-disabled={isLast} onClick={onOlder}>
        <IconChevronUp size="1.25rem" aria-hidden="true" />
      </IconButton>
      <IconButton aria-label={t('find.newer')} aria-disabled={index === 0} onClick={onNewer}>
        <IconChevronDown size="1.25rem" aria-hidden="true" />
      </IconButton>
      <IconButton aria-label={t('find.showResults')} onClick={onList}>
        <IconList size="1.25rem" aria-hidden="true" />
      </IconButton>
    </>
  );
}

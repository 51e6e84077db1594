import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { usePartnerCards } from '#web/parts/connecting/partner-cards.ts';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import { hasFailed, sentenceOfFailure } from '#web/app/client/failures.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { countLoadingCards } from './loading-cards.rules.ts';
import type { ListName } from './opened-list.rules.ts';
import { PartnerGrid, type GridOptions } from './partner-grid.tsx';
import styles from './partner-list.module.css';
import { focusCard, useStoringList } from './use-opened-list.ts';
import type { PartnerListState } from './use-partner-list.ts';

type Props = Omit<GridOptions, 'from'> & {
  list: PartnerListState;
  /** What an empty list says, and what to do next. */
  empty: ReactNode;
  /** Two parts: the first ends with the last card for which `isFirst` is true. A part has a heading where the list has both. */
  parts?: { isFirst: (card: PartnerCardWire) => boolean; firstTitle?: string; title: string } | undefined;
};

/** A list of members that loads page by page, in all its states: loading, failed, empty, with more to load, at its end. */
export function PartnerList({ list, empty, parts, ...options }: Props) {
  const { query, cards } = list;
  if (cards === undefined && hasFailed(query)) return <LoadFailure query={query} />;
  if (cards?.length === 0) return empty;
  const loadingCount = countLoadingCards({
    shown: cards?.length,
    total: list.hasMoreThanTotal ? undefined : list.total,
    isLoadingMore: query.isFetchingNextPage,
  });
  return (
    <div className={styles.list}>
      <Parts {...options} list={list} parts={parts} loadingCount={loadingCount} />
      {cards !== undefined && <ListEnd list={list} />}
    </div>
  );
}

type PartsProps = Omit<Props, 'empty'> & { loadingCount: number };

/** All cards together, or in two parts. */
function Parts({ list: { cards, name }, parts, loadingCount, ...options }: PartsProps) {
  const firstCount = countFirst(cards, parts);
  const all = { ...options, from: name };
  if (cards === undefined || parts === undefined || firstCount === 0 || firstCount === cards.length)
    return <PartnerGrid {...all} cards={cards} loadingCount={loadingCount} />;
  const { firstTitle, title } = parts;
  const titled = firstTitle === undefined ? {} : ({ label: firstTitle, heading: 'h3' } as const);
  return (
    <>
      {firstTitle !== undefined && <h2>{firstTitle}</h2>}
      <PartnerGrid {...all} {...titled} cards={cards.slice(0, firstCount)} loadingCount={0} />
      <h2>{title}</h2>
      <PartnerGrid
        {...all}
        label={title}
        heading="h3"
        cards={cards.slice(firstCount)}
        loadingCount={loadingCount}
      />
    </>
  );
}

function countFirst(cards: readonly PartnerCardWire[] | undefined, parts: Props['parts']): number {
  return cards === undefined || parts === undefined ? 0 : cards.findLastIndex(parts.isFirst) + 1;
}

type WholeProps<Card extends PartnerCardWire> = GridOptions<Card> & {
  query: UseQueryResult<{ data: Card[] }>;
  from: ListName;
  /** What an empty list says, and what to do next. */
  empty: ReactNode;
};

/** A list of members that loads at once, in all its states. The route needs `beforeLoad: addHistoryEntry`. */
export function WholePartnerList<Card extends PartnerCardWire>(props: WholeProps<Card>) {
  const { query, empty, ...options } = props;
  const cards = usePartnerCards(query.data?.data);
  useStoringList({ name: options.from, cards });
  if (cards === undefined && hasFailed(query)) return <LoadFailure query={query} />;
  if (cards?.length === 0) return empty;
  return <PartnerGrid {...options} cards={cards} />;
}

/** Below the cards: the button for more of them, the failure of the last page, or the end of the list. */
function ListEnd({ list }: { list: PartnerListState }) {
  const t = usePartnersTexts();
  const common = useCommonTexts();
  const { query } = list;
  const { loadMore, loadNear, isAutomatic } = useLoadingMore(list);
  if (query.isFetchNextPageError) {
    return (
      <div className={styles.end} role="alert">
        <p className={styles.failed}>
          {t('list.moreFailed')}{' '}
          {sentenceOfFailure(query.error, {
            unreachable: common('states.unreachable'),
            failed: common('states.serviceFailed'),
          })}
        </p>
        <Button look="outline" onClick={loadMore}>
          {common('actions.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!query.hasNextPage) return <p className={styles.end}>{common('states.endOfList')}</p>;
  // While a page loads by itself, the end is drawn anew below its cards instead of moving down in view.
  return (
    <div key={isAutomatic ? 'below' : 'here'} className={styles.end}>
      {loadNear !== undefined && <NearEnd key={list.cards?.length} onNear={loadNear} />}
      <Button look="outline" isBusy={query.isFetchingNextPage} onClick={loadMore}>
        {t('list.viewMore')}
      </Button>
    </div>
  );
}

/** After so many pages that loaded by themselves the next one waits for a press, so that the footer can be reached. */
const mostAutomaticPages = 2;

/**
 * Loads the next page on a press, or by itself when the end comes near the screen. Announces how many members came; after
 * a press the focus moves to the first of them.
 */
function useLoadingMore({ query, cards }: PartnerListState) {
  const t = usePartnersTexts();
  const [automaticPages, setAutomaticPages] = useState(0);
  const pressedAt = useRef<number>(undefined);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const shown = cards?.length ?? 0;

  useEffect(() => {
    const first = pressedAt.current === undefined ? undefined : cards?.[pressedAt.current];
    if (first === undefined) return;
    pressedAt.current = undefined;
    focusCard(first.u_id);
  }, [cards]);

  const load = async () => {
    const { data } = await fetchNextPage();
    const now = data?.pages.flatMap((page) => page.data).length ?? 0;
    if (now > shown) announce(t('list.came', { count: now - shown, shown: now }));
  };
  const loadMore = () => {
    pressedAt.current = shown;
    setAutomaticPages(0);
    void load();
  };
  const loadNear = () => {
    setAutomaticPages(automaticPages + 1);
    void load();
  };
  const isWaiting = hasNextPage && !isFetching && !isFetchNextPageError;
  return {
    loadMore,
    /** Whether the page that is loading was not pressed for. */
    isAutomatic: query.isFetchingNextPage && automaticPages > 0,
    /** Undefined when the next page waits for a press. */
    loadNear: isWaiting && automaticPages < mostAutomaticPages ? loadNear : undefined,
  };
}

/** An invisible mark that calls `onNear` once when it comes near the lower edge of the screen. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const callNear = useEffectEvent(onNear);
  useEffect(() => {
    if (mark.current === null || isSavingData()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        callNear();
      },
      // About one row of cards below the screen.
      { rootMargin: '0px 0px 300px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={mark} aria-hidden="true" />;
}

/** Whether the member has asked the browser to save data; then each page waits for a press. */
function isSavingData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

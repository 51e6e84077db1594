import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { searchReviews } from '#contract/reviews/admin-reviews.ts';
import type { AdminReviewWire } from '#contract/reviews/review.wire.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { useIsWide } from '#web/design/hooks/use-breakpoints.ts';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useReviewsTexts } from '#web/locales/en/admin/reviews.ts';
import { useListsTexts } from '#web/locales/en/lists.ts';
import { ListBesidePane } from '#web/parts/lists/beside/list-beside-pane.tsx';
import { ListScreen } from '#web/parts/lists/list-screen.tsx';
import { rowsOfPage, type ListAddress } from '#web/parts/lists/list-search.ts';
import { useKeysSetting, useListKeys, useQueueKeys } from '#web/parts/lists/single-keys.ts';
import { filterOf, readReviewSearch, type ReviewSearch, type ReviewSort } from './review-address.rules.ts';
import { ReviewCard, type ReviewCardHandle } from './review-card.tsx';
import styles from './reviews-screen.module.css';

type Address = ListAddress<ReviewSort, ReviewSearch>;

/** A page of the reviews. The previous page is shown while it loads. */
function reviewsQuery(search: ReviewSearch) {
  return queryOptions({
    ...endpointQuery(searchReviews, { ...filterOf(search), limit: rowsOfPage }),
    placeholderData: keepPreviousData,
  });
}

/** The reviews of members: what waits first. Single keys go from one to the next and decide about it. */
export function ReviewsScreen(address: Address) {
  const t = useReviewsTexts();
  const lists = useListsTexts();
  const { search } = address;
  const isWide = useIsWide();
  const query = useQuery(reviewsQuery(search));
  const [hasKeys, setKeys] = useKeysSetting();
  const rows = query.data?.data;
  const cards = useCards(rows, hasKeys && isWide);
  const waiting = {
    sort: 'age',
    order: 'desc',
    label: t('longestWaiting'),
  } as const;
  const newest = { sort: 'submitted_at', order: 'desc', label: lists('newestFirst') } as const;
  const byStars = [
    { sort: 'rating', order: 'desc', label: t('bestFirst') },
    { sort: 'rating', order: 'asc', label: t('worstFirst') },
  ] as const;
  const list = (
    <ListScreen<AdminReviewWire, ReviewSort>
      {...address}
      title={t('title')}
      lead={t('lead')}
      filters={<StateFilter {...address} waiting={query.data?.waiting} />}
      chosen={t(`states.${search.status ?? 'pending'}`)}
      searchLabel={t('searchLabel')}
      query={query}
      sorts={search.status === undefined ? [waiting, newest, ...byStars] : [newest, ...byStars]}
      hasSortSelect
      view={{
        renderRows: (shown) => <Cards rows={shown} cards={cards} hasKeys={hasKeys && isWide} />,
        ...useEmptyTexts(search),
      }}
    />
  );
  return (
    <ListBesidePane
      list={list}
      pane={undefined}
      keys={
        isWide ? { isOn: hasKeys, onSwitch: setKeys, label: t('keysSwitch'), text: t('keys') } : undefined
      }
    />
  );
}

type CardsState = {
  current: number | undefined;
  register: (id: number, handle: ReviewCardHandle | null) => void;
  /** Goes on with the next review: the decided one may leave the list. */
  goOn: (from: number) => void;
};

/** Which review the keys are about, and the actions of each card. */
function useCards(rows: readonly AdminReviewWire[] | undefined, hasKeys: boolean): CardsState {
  const [current, setCurrent] = useState<number>();
  const handles = useRef(new Map<number, ReviewCardHandle>());
  const ids = rows?.map(({ r_id }) => r_id) ?? [];
  const focus = (id: number) => {
    setCurrent(id);
    handles.current.get(id)?.focus();
  };
  // The keys are about the card that has the focus, however it came there.
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-review]') : null;
      if (card !== null) setCurrent(Number(card.dataset['review']));
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  const onCurrent = (act: (handle: ReviewCardHandle) => void) => () => {
    const handle = handles.current.get(current ?? ids[0] ?? 0) ?? handles.current.get(ids[0] ?? 0);
    if (handle !== undefined) act(handle);
  };
  useListKeys(hasKeys, {
    ids,
    open: current,
    onOpen: focus,
    onClose: () => setCurrent(undefined),
  });
  useQueueKeys(hasKeys, {
    a: onCurrent((card) => card.publish()),
    r: onCurrent((card) => card.openForm('reject')),
    w: onCurrent((card) => card.openForm('answer')),
  });
  return {
    current,
    register: (id, handle) => {
      if (handle === null) handles.current.delete(id);
      else handles.current.set(id, handle);
    },
    goOn: (from) => {
      const at = ids.indexOf(from);
      const next = ids[at + 1] ?? ids[at - 1];
      if (next !== undefined) focus(next);
      // Nothing waits any more; the keyboard continues from the screen.
      else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    },
  };
}

const loadingCards = ['a', 'b', 'c'];

type CardsProps = { rows: readonly AdminReviewWire[] | undefined; cards: CardsState; hasKeys: boolean };

function Cards({ rows, cards, hasKeys }: CardsProps) {
  const t = useReviewsTexts();
  return (
    <ul className={styles.cards} aria-label={t('caption')} aria-busy={rows === undefined}>
      {rows === undefined
        ? loadingCards.map((key) => (
            <li key={key} className={styles.loading}>
              <Skeleton height="var(--space-6)" width="40%" />
              <Skeleton width="90%" />
              <Skeleton width="70%" />
              <Skeleton height="var(--target)" width="30%" />
            </li>
          ))
        : rows.map((review) => (
            <li key={review.r_id}>
              <ReviewCard
                ref={(handle) => cards.register(review.r_id, handle)}
                review={review}
                hasKeys={hasKeys}
                isCurrent={cards.current === review.r_id}
                onDecided={() => cards.goOn(review.r_id)}
              />
            </li>
          ))}
    </ul>
  );
}

/** No review that waits is good news. */
function useEmptyTexts({ status }: ReviewSearch): { emptyTitle: string; emptyText: string } {
  const t = useReviewsTexts();
  if (status === undefined) return { emptyTitle: t('nothingWaitsTitle'), emptyText: t('nothingWaitsText') };
  if (status === 'all') return { emptyTitle: t('emptyTitle'), emptyText: t('emptyText') };
  return { emptyTitle: t('noneTitle'), emptyText: t('noneText') };
}

const states = ['pending', 'published', 'rejected', 'all'] as const;

/** What waits, or another state. Another filter starts at the first page, in its own order. */
function StateFilter({ search, onSearch, waiting }: Address & { waiting: number | undefined }) {
  const t = useReviewsTexts();
  const filterBy = (status: string) => {
    const { sort: _sort, order: _order, ...kept } = search;
    // The rules of the address drop what is the default.
    onSearch(readReviewSearch({ ...kept, status, page: 1 }));
  };
  return (
    <>
      <SelectInput
        className={styles.filter}
        label={t('state')}
        value={search.status ?? 'pending'}
        onChange={({ target }) => filterBy(target.value)}
        data={states.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      {search.status !== undefined && waiting !== undefined && waiting > 0 && (
        <Button look="quiet" size="small" onClick={() => filterBy('pending')}>
          {t('waiting', { count: waiting })}
        </Button>
      )}
      {search.status !== 'all' && search.search !== undefined && (
        <Button look="quiet" size="small" onClick={() => filterBy('all')}>
          {t('showAll')}
        </Button>
      )}
    </>
  );
}

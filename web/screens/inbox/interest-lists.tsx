import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import type { InterestWire } from '#contract/interests/interest.wire.ts';
import { AcceptMeaning } from '#web/parts/connecting/dialog-parts.tsx';
import { usePartnerCards } from '#web/parts/connecting/partner-cards.ts';
import { useViewerId } from '#web/parts/connecting/use-viewer-id.ts';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useInboxTexts } from '#web/locales/en/connecting/inbox.ts';
import { loadNextPage } from '#web/parts/lists/load-next-page.ts';
import { focusCard, useReturningFocus, useStoringList } from '#web/parts/partner-cards/use-opened-list.ts';
import type { Side } from './inbox-address.rules.ts';
import styles from './inbox.module.css';
import { interestsQuery, type InterestList } from './inbox.queries.ts';
import { InterestCard } from './interest-card.tsx';
import { isAcceptedBy } from './interest-sides.rules.ts';
import { keepOrder } from './keep-order.rules.ts';
import { EmptyInbox, firstCards, ListFrame } from './list-frame.tsx';
import { usePartnerPronoun } from './use-partner-pronoun.ts';

/** The interests that the viewer received, in any status. */
export function ReceivedInterests() {
  return <Interests list="received" empty={<EmptyInbox about="received" />} />;
}

/** The interests that the viewer sent, in any status. */
export function SentInterests() {
  return <Interests list="sent" empty={<EmptyInbox about="sent" />} />;
}

const emptyByThem = { her: 'acceptedByHer', him: 'acceptedByHim', them: 'acceptedByThem' } as const;

/** The interests that one side accepted, selected by sender and receiver. */
export function AcceptedInterests({ by }: { by: Side }) {
  const { isKnown, pronoun } = usePartnerPronoun();
  const about = by === 'me' ? 'acceptedByMe' : emptyByThem[pronoun];
  return <Interests list="accepted" by={by} empty={isKnown && <EmptyInbox about={about} />} />;
}

type Props = {
  list: InterestList;
  /** Shows only those that this side accepted; all of them when left out. */
  by?: Side;
  empty: ReactNode;
};

function Interests({ list, by, empty }: Props) {
  const t = useInboxTexts();
  const ownId = useViewerId();
  const storePressed = useReturningFocus();
  const query = useInfiniteQuery(interestsQuery(list));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const pages = query.data?.pages;
  const rows = useSteadyRows(useMemo(() => pages?.flatMap((page) => page.data), [pages]));
  const listed = usePartnerCards(rows);
  const interests = useMemo(
    () =>
      listed
        ?.map(withLatestStatus)
        .filter((interest) => by === undefined || isAcceptedBy(by, { interest, ownId })),
    [listed, by, ownId],
  );
  const partners = useMemo(() => listPartners(interests), [interests]);
  // The next page has the interests of both sides.
  const loadMore = by === undefined ? { loadMore: fetchNextPage } : {};
  useStoringList({ name: 'inbox', cards: partners, hasMore: hasNextPage, ...loadMore });

  // All loaded interests may be of the other side; the list is empty only after the last page.
  const isUndecided = interests?.length === 0 && hasNextPage;
  useEffect(() => {
    if (isUndecided && !isFetching && !isError) void fetchNextPage();
  }, [isUndecided, isFetching, isError, fetchNextPage]);

  return (
    <ListFrame query={query} count={isUndecided ? undefined : interests?.length} empty={empty}>
      <Meaning interests={interests ?? []} />
      <ul className={styles.list} aria-label={t(`lists.${list}`)} onClickCapture={storePressed}>
        {interests?.map((interest, index) => (
          <li key={interest.i_id}>
            <InterestCard list={list} interest={interest} isFirst={index < firstCards} />
          </li>
        ))}
      </ul>
      <MoreInterests query={query} interests={interests ?? []} />
    </ListFrame>
  );
}

/** What accepting opens is the same for each of them: it is said in full here, and in a few words beside each button. */
function Meaning({ interests }: { interests: readonly InterestWire[] }) {
  const ownId = useViewerId();
  const waiting = interests.find(
    ({ i_status, i_sender_id }) => i_status === 'pending' && i_sender_id !== ownId,
  );
  return waiting !== undefined && <AcceptMeaning partner={waiting} />;
}

/** Keeps rows where they are while the list is on screen. */
function useSteadyRows(rows: readonly InterestWire[] | undefined): InterestWire[] | undefined {
  const [shown, setShown] = useState<readonly number[]>([]);
  const steady = useMemo(() => rows && keepOrder(rows, shown), [rows, shown]);
  const ids = steady?.map(({ i_id }) => i_id);
  if (ids !== undefined && ids.join() !== shown.join()) setShown(ids);
  return steady;
}

/** The card has the latest interest of the two; when it is the one of this row, its status is the present one. */
function withLatestStatus(row: InterestWire): InterestWire {
  return row.interest?.i_id === row.i_id ? { ...row, i_status: row.interest.i_status } : row;
}

/** Each partner once, although an interest may have been cancelled and sent again. */
function listPartners(interests: readonly InterestWire[] | undefined): InterestWire[] | undefined {
  return interests?.filter(
    ({ u_id }, index) => interests.findIndex((earlier) => earlier.u_id === u_id) === index,
  );
}

type MoreProps = { query: UseInfiniteQueryResult; interests: readonly InterestWire[] };

/** Below the cards: the button for more of them, the failure of the last page, or the end of the list. */
function MoreInterests({ query, interests }: MoreProps) {
  const t = useInboxTexts();
  const common = useCommonTexts();
  const loadMore = useLoadingMore({ query, interests });
  if (query.isFetchNextPageError) {
    return (
      <div className={styles.end} role="alert">
        <p className={styles.failed}>{t('more.failed')}</p>
        <Button look="outline" onClick={loadMore}>
          {common('actions.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!query.hasNextPage) return <p className={styles.end}>{common('states.endOfList')}</p>;
  return (
    <div className={styles.end}>
      <Button look="outline" isBusy={query.isFetchingNextPage} onClick={loadMore}>
        {t('more.viewMore')}
      </Button>
    </div>
  );
}

/** After a press the focus moves to the first card that came, and their number is announced. */
function useLoadingMore({ query, interests }: MoreProps): () => void {
  const t = useInboxTexts();
  const shown = interests.length;
  const pressedAt = useRef<number>(undefined);
  const announceArrival = useEffectEvent((count: number) => announce(t('more.came', { count, shown })));
  useEffect(() => {
    const before = pressedAt.current;
    const first = before === undefined ? undefined : interests[before];
    if (before === undefined || first === undefined) return;
    pressedAt.current = undefined;
    focusCard(first.u_id);
    announceArrival(interests.length - before);
  }, [interests]);
  return () => {
    pressedAt.current = shown;
    void loadNextPage(query);
  };
}

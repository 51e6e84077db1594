import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { InterestWire } from '#contract/interests/interest.wire.ts';
import { useRememberingList } from '#web/partners/use-remembering-list.ts';
import { useReturningFocus } from '#web/partners/use-returning-focus.ts';
import styles from './inbox.module.css';
import { ListFrame } from './list-frame.tsx';
import { MoreInterests } from './more-interests.tsx';

type Props = {
  /** Names the list for screen readers. */
  label: string;
  query: UseInfiniteQueryResult;
  /** Those that are shown of what has come; undefined while nothing has. */
  interests: readonly InterestWire[] | undefined;
  empty: ReactNode;
  renderCard: (interest: InterestWire, isFirst: boolean) => ReactNode;
};

/** So many cards are seen without scrolling. */
const firstCards = 3;

/** Interests one below the other, and the way to more of them. */
export function InterestPages({ label, query, interests, empty, renderCard }: Props) {
  const noteOpened = useReturningFocus();
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const people = useMemo(() => listPeople(interests), [interests]);
  useRememberingList({ name: 'inbox', cards: people, hasMore: hasNextPage });

  // What came may all be of the other side; then there is nothing to say before the next page is there.
  const isUndecided = interests?.length === 0 && hasNextPage;
  useEffect(() => {
    if (isUndecided && !isFetching && !isError) void fetchNextPage();
  }, [isUndecided, isFetching, isError, fetchNextPage]);

  return (
    <ListFrame query={query} count={isUndecided ? undefined : interests?.length} empty={empty}>
      <ul className={styles.list} aria-label={label} onClickCapture={noteOpened}>
        {interests?.map((interest, index) => (
          <li key={interest.i_id}>{renderCard(interest, index < firstCards)}</li>
        ))}
      </ul>
      <MoreInterests query={query} interests={interests ?? []} />
    </ListFrame>
  );
}

/** Each once, where an interest was taken back and sent anew, too: the way from one profile to the next is theirs. */
function listPeople(interests: readonly InterestWire[] | undefined): InterestWire[] | undefined {
  return interests?.filter(
    ({ u_id }, index) => interests.findIndex((earlier) => earlier.u_id === u_id) === index,
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/design/state.tsx';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import { comingCards } from './coming-cards.rules.ts';
import { ListEnd } from './list-end.tsx';
import { PartnerGrid, type GridLook } from './partner-grid.tsx';
import styles from './partner-list.module.css';
import type { PartnerListState } from './use-partner-list.ts';

type Props = Omit<GridLook, 'from'> & {
  list: PartnerListState;
  /** What is said when there is nobody, and what to do next. */
  empty: ReactNode;
};

/** A list of members in all its states: loading, there, none, not to be had, more to come, at its end. */
export function PartnerList({ list, empty, ...look }: Props) {
  const { t } = useTranslation();
  const { query, cards } = list;
  if (cards === undefined && hasFailed(query)) {
    const text = sentenceOfFailure(query.error, t('states.unreachable')) ?? t('states.unreachable');
    return <ErrorState text={text} onRetry={() => void query.refetch()} />;
  }
  if (cards?.length === 0) return empty;
  const coming = comingCards({
    shown: cards?.length,
    total: list.hasMoreThanTotal ? undefined : list.total,
    isLoadingMore: query.isFetchingNextPage,
  });
  return (
    <div className={styles.list}>
      <PartnerGrid {...look} from={list.name} cards={cards} coming={coming} />
      {cards !== undefined && <ListEnd list={list} />}
    </div>
  );
}

/** Without a network nothing is asked at all, and waiting would never end. */
function hasFailed({ isError, fetchStatus }: PartnerListState['query']): boolean {
  return isError || fetchStatus === 'paused';
}

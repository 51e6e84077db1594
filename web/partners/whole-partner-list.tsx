import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { ErrorState } from '#web/design/state.tsx';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import type { ListName } from './list-names.data.ts';
import { PartnerGrid, type GridLook } from './partner-grid.tsx';
import { useRememberingList } from './use-remembering-list.ts';

type Props<Card extends PartnerCardWire> = GridLook<Card> & {
  query: UseQueryResult<{ data: Card[] }>;
  from: ListName;
  /** What is said when there is nobody, and what to do next. */
  empty: ReactNode;
};

/** A list of members that is answered whole, in all its states. The route needs `beforeLoad: noteVisit`. */
export function WholePartnerList<Card extends PartnerCardWire>({ query, empty, ...look }: Props<Card>) {
  const { t } = useTranslation();
  const cards = query.data?.data;
  useRememberingList({ name: look.from, cards });
  if (cards === undefined && (query.isError || query.fetchStatus === 'paused')) {
    const text = sentenceOfFailure(query.error, t('states.unreachable')) ?? t('states.unreachable');
    return <ErrorState text={text} onRetry={() => void query.refetch()} />;
  }
  if (cards?.length === 0) return empty;
  return <PartnerGrid {...look} cards={cards} />;
}

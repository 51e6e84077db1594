import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { keepPages } from './keep-pages.ts';
import type { ListName } from './list-names.data.ts';
import { useVisit } from './note-visit.ts';
import {
  partnerListQuery,
  type PartnerListEndpoint,
  type PartnerListQuestion,
} from './partner-list.queries.ts';
import { useRememberingList } from './use-remembering-list.ts';

/**
 * A list of members under its name. It keeps its pages while one looks at a profile and comes back, and over a reload;
 * the route needs `beforeLoad: noteVisit`.
 */
export function usePartnerList<E extends PartnerListEndpoint>(
  name: ListName,
  question: PartnerListQuestion<E>,
) {
  const options = partnerListQuery(question, useVisit());
  const query = useInfiniteQuery(options);
  const { data, hasNextPage } = query;
  const cards = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  const key = JSON.stringify(options.queryKey);
  useEffect(() => {
    if (data !== undefined) keepPages(key, data);
  }, [key, data]);
  useRememberingList({ name, cards, hasMore: hasNextPage });
  const last = data?.pages.at(-1);
  return { name, query, cards, total: last?.total, hasMoreThanTotal: last?.has_more_than_total === true };
}

export type PartnerListState = ReturnType<typeof usePartnerList>;

import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type Pages<Data> = Pick<
  UseInfiniteQueryResult<Data>,
  'fetchNextPage' | 'refetch' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;

/**
 * Loads the next page of a list at once. A load of the pages before it, which that cancels, begins again afterwards: otherwise what changed
 * in them would stay unseen, because the arrival of the next page makes the whole list count as fresh.
 */
export async function loadNextPage<Data>(query: Pages<Data>): Promise<Data | undefined> {
  const { isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const { data, isError } = await query.fetchNextPage();
  const isOwed = (isFetching && !isFetchingNextPage) || isFetchNextPageError;
  if (isOwed && !isError) void query.refetch();
  return data;
}

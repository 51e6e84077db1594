import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadNextPage } from './load-next-page.ts';

/** A list whose pages say how often something has changed. */
async function openList() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const server = { changes: 0, isBroken: false };
  const observer = new InfiniteQueryObserver(queries, {
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => {
      await new Promise((resolve) => setTimeout(resolve));
      if (server.isBroken) throw new Error('The connection broke');
      return `page ${pageParam}, change ${server.changes}`;
    },
    initialPageParam: 1,
    getNextPageParam: (_last: string, pages) => pages.length + 1,
  });
  const close = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  return {
    server,
    close,
    /** The list as it is on screen. */
    read: () => {
      const { data, ...result } = observer.getCurrentResult();
      return { ...result, data: data?.pages };
    },
    loadNext: async () => loadNextPage(observer.getCurrentResult()),
    reload: () => void observer.refetch(),
  };
}

test('the next page is loaded at once, and the pages before it are loaded again where that was under way', async () => {
  const { server, close, read, loadNext, reload } = await openList();
  server.changes = 1;
  reload();
  const loaded = await loadNext();
  expect(loaded?.pages).toEqual(['page 1, change 0', 'page 2, change 1']);
  await expect.poll(() => read().data).toEqual(['page 1, change 1', 'page 2, change 1']);
  close();
});

test('the next page alone is loaded where nothing else was under way', async () => {
  const { server, close, read, loadNext } = await openList();
  server.changes = 1;
  await loadNext();
  expect(read()).toMatchObject({ isFetching: false, data: ['page 1, change 0', 'page 2, change 1'] });
  close();
});

test('after a failure the pages are owed until the next page has come', async () => {
  const { server, close, read, loadNext, reload } = await openList();
  server.changes = 1;
  server.isBroken = true;
  reload();
  await loadNext();
  expect(read()).toMatchObject({ isFetching: false, isFetchNextPageError: true });
  server.isBroken = false;
  await loadNext();
  await expect.poll(() => read().data).toEqual(['page 1, change 1', 'page 2, change 1']);
  close();
});

import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { dropUnreadSearch } from './read-search.ts';

/** What the pages of a small site get of an address. */
async function searchAt(address: string): Promise<Record<string, unknown>> {
  const root = createRootRoute();
  const area = createRoute({ getParentRoute: () => root, id: '_area' });
  const list = createRoute({
    getParentRoute: () => area,
    path: '/list',
    validateSearch: ({ page }: Record<string, unknown>) => (typeof page === 'number' ? { page } : {}),
  });
  const plain = createRoute({ getParentRoute: () => area, path: '/plain' });
  const routeTree = root.addChildren([area.addChildren([list, plain])]);
  dropUnreadSearch(routeTree);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  const search: object = router.state.matches.at(-1)?.search ?? {};
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

test('a page gets what it reads of its address', async () => {
  expect(await searchAt('/list?page=2')).toEqual({ page: 2 });
});

test.each(['/list?page=first', '/list?page=%5B2%5D&next=http%3A%2F%2Felsewhere.example', '/plain?page=2'])(
  'a page gets nothing of %s, which it does not read',
  async (address) => {
    expect(await searchAt(address)).toEqual({});
  },
);

import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidateComparisons } from './invalidate-comparisons.ts';

test('cached cards and profiles are invalidated, lists that load page by page are not', () => {
  const queries = new QueryClient();
  const cached = [
    ['/matches', { page: 1 }],
    ['/matches', 'pages', 'a visit', {}],
    ['/partner/profile', { partner_id: 7 }],
    ['/profile/data', {}],
  ];
  for (const queryKey of cached) queries.setQueryData(queryKey, {});
  invalidateComparisons(queries);
  expect(cached.map((queryKey) => queries.getQueryState(queryKey)?.isInvalidated)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

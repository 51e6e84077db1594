import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetComparisons } from './forget-comparisons.ts';

test('after a change of oneself cards and profiles are asked for anew, lists that go on are not', () => {
  const queries = new QueryClient();
  const kept = [
    ['/matches', { page: 1 }],
    ['/matches', 'pages', 'a visit', {}],
    ['/partner/profile', { partner_id: 7 }],
    ['/profile/data', {}],
  ];
  for (const queryKey of kept) queries.setQueryData(queryKey, {});
  forgetComparisons(queries);
  expect(kept.map((queryKey) => queries.getQueryState(queryKey)?.isInvalidated)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

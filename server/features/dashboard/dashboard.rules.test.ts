import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillTenths, growthOf, listQueuesOf } from './dashboard.rules.ts';

test.each([
  [{ last: 15, previous: 10 }, 50],
  [{ last: 10, previous: 10 }, 0],
  [{ last: 5, previous: 20 }, -75],
  [{ last: 0, previous: 4 }, -100],
  [{ last: 4, previous: 3 }, 33.3],
  [{ last: 3, previous: 0 }, 100],
  [{ last: 0, previous: 0 }, 0],
])('the growth of %o is %d percent', (weeks, percent) => {
  expect(growthOf(weeks)).toBe(percent);
});

test('growth has the sign of the difference, and never falls below minus a hundred', () => {
  const counts = fc.nat({ max: 1_000_000 });
  fc.assert(
    fc.property(counts, counts, (last, previous) => {
      const growth = growthOf({ last, previous });
      expect(growth).toBeGreaterThanOrEqual(-100);
      expect(growth * (last - previous)).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(growth)).toBe(true);
    }),
  );
});

test.each([
  [
    'owner',
    [
      'reports',
      'profile_reviews',
      'stories',
      'reviews',
      'payments',
      'enquiries',
      'deletions',
      'imports',
      'failed_jobs',
      'outbox',
    ],
  ],
  ['moderator', ['reports', 'profile_reviews', 'stories', 'reviews']],
  ['finance', ['payments']],
  ['support', ['enquiries']],
  ['grievance_officer', ['reports', 'enquiries', 'deletions']],
] as const)('the role %s has its own queues', (role, queues) => {
  expect(listQueuesOf(role)).toEqual(queues);
});

test('there are always ten tenths', () => {
  expect(fillTenths([{ tenth: 1, shows: 12 }])).toEqual([12, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

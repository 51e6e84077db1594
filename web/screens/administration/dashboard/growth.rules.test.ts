import { expect, test } from 'vitest';
import { readDashboardSearch } from './dashboard-address.rules.ts';
import { growthSentence, percentOf } from './growth.rules.ts';

test.each([
  [{ growthPercent: 50, last7Days: 3, previous7Days: 2 }, 'more', 50],
  [{ growthPercent: -25, last7Days: 3, previous7Days: 4 }, 'fewer', 25],
  [{ growthPercent: 164.7, last7Days: 45, previous7Days: 17 }, 'more', 165],
  [{ growthPercent: -0.3, last7Days: 331, previous7Days: 332 }, 'fewer', 1],
  [{ growthPercent: 0, last7Days: 3, previous7Days: 3 }, 'same', 0],
  [{ growthPercent: 100, last7Days: 3, previous7Days: 0 }, 'fromNone', 0],
  [{ growthPercent: 0, last7Days: 0, previous7Days: 0 }, 'none', 0],
] as const)('the growth of %o is said as "%s"', (growth, key, percent) => {
  expect(growthSentence(growth)).toMatchObject({ key, percent });
});

test('a share of nothing is nothing', () => {
  expect([percentOf(1, 3), percentOf(0, 0)]).toEqual([33, 0]);
});

test('the address names a period that is not the default', () => {
  const read = [{ days: 90 }, { days: 30 }, { days: 8 }, { days: '90' }, {}].map(readDashboardSearch);
  expect(read).toEqual([{ days: 90 }, {}, {}, {}, {}]);
});

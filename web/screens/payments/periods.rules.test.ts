import { expect, test } from 'vitest';
import { periodOf } from './periods.rules.ts';

test.each([
  ['month', '2026-11-22', '2026-11-01', '2026-11-22'],
  ['last', '2026-11-22', '2026-10-01', '2026-10-31'],
  ['last', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['last', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['year', '2026-11-22', '2026-04-01', '2026-11-22'],
  ['year', '2026-03-31', '2025-04-01', '2026-03-31'],
  ['year', '2026-04-01', '2026-04-01', '2026-04-01'],
] as const)('%s on %s is from %s to %s', (name, today, from, to) => {
  expect(periodOf(name, today)).toEqual({ from, to });
});

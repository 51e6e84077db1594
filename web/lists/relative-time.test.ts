import { describe, expect, it } from 'vitest';
import { days, relativeTimeOf } from './relative-time.ts';

const now = new Date('2026-03-15T12:00:00Z');
const ago = (milliseconds: number) => relativeTimeOf(new Date(now.getTime() - milliseconds), now);

describe('relative time', () => {
  it.each([
    [0, 'sec', 1],
    [59_000, 'sec', 59],
    [60_000, 'min', 1],
    [59 * 60_000, 'min', 59],
    [3_600_000, 'hour', 1],
    [days - 1, 'hour', 23],
    [6.9 * days, 'day', 6],
    [7 * days, 'week', 1],
    [27.9 * days, 'week', 3],
    [28 * days, 'month', 1],
    [359 * days, 'month', 11],
    [360 * days, 'year', 1],
    [800 * days, 'year', 2],
  ] as const)('says %d ms as %s %d', (milliseconds, unit, count) => {
    expect(ago(milliseconds)).toEqual({ unit, count });
  });

  it('takes an instant in the future for now', () => {
    expect(ago(-5000)).toEqual({ unit: 'sec', count: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import { nextCheckAt, verdictOf } from './gateway.rules.ts';

const startedAt = new Date('2026-11-20T10:00:00Z');
const expiresAt = new Date('2026-11-23T10:00:00Z');
const after = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000);

describe('the next question about an unpaid payment', () => {
  it.each([
    [0, 1],
    [1, 2],
    [10, 15],
    [60, 90],
    [24 * 60, 30 * 60],
    [4 * 24 * 60, 4 * 24 * 60 + 6 * 60],
  ])('after %i minutes comes at minute %i', (minutes, next) => {
    expect(nextCheckAt({ startedAt, expiresAt, now: after(minutes) })).toEqual(after(next));
  });

  it('is not asked two days after the expiry', () => {
    expect(nextCheckAt({ startedAt, expiresAt, now: after(5 * 24 * 60) })).toBeNull();
  });

  it('comes fewer than fifty times', () => {
    let [at, count]: [Date | null, number] = [startedAt, 0];
    for (; at !== null; count += 1) at = nextCheckAt({ startedAt, expiresAt, now: at });
    expect(count).toBeLessThan(50);
  });
});

describe('the state of a page', () => {
  const asked = { amountPaise: 150_000, currency: 'INR' };
  type Page = Parameters<typeof verdictOf>[0];
  const page: Page = { status: 'paid', paidPaise: 150_000, currency: 'INR' };
  it.each<[Partial<Page>, ReturnType<typeof verdictOf>]>([
    [{}, 'paid'],
    [{ paidPaise: 149_999 }, 'differs'],
    [{ paidPaise: 150_001 }, 'differs'],
    [{ currency: 'USD' }, 'differs'],
    [{ status: 'open', paidPaise: 0 }, 'open'],
    [{ status: 'open', paidPaise: 150_000 }, 'differs'],
    [{ status: 'closed', paidPaise: 0 }, 'closed'],
    [{ status: 'closed', paidPaise: 100 }, 'differs'],
  ])('with %j is %s', (changes, verdict) => {
    expect(verdictOf({ ...page, ...changes }, asked)).toBe(verdict);
  });
});

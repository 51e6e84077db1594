import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundMembers } from './landing.rules.ts';

describe('the number of members that the trust block names', () => {
  it.each([
    [1001, 1000],
    [1000, 990],
    [1234, 1200],
    [12_345, 12_000],
    [57, 50],
    [11, 10],
  ])('of %i members says over %i', (count, named) => {
    expect(roundMembers(count)).toBe(named);
  });

  it('is not named while there are few', () => {
    expect(roundMembers(0)).toBeNull();
    expect(roundMembers(10)).toBeNull();
  });

  it('is always below the count', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 100_000_000 }), (count) => {
        expect(roundMembers(count)).toBeLessThan(count);
      }),
    );
  });
});

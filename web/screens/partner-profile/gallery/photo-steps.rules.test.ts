import { describe, expect, it } from 'vitest';
import { stepOfKey, stepOfSwipe, stepTo } from './photo-steps.rules.ts';

describe('the steps between photos', () => {
  it('wrap around after the last and before the first', () => {
    expect(stepTo(2, { step: 1, count: 3 })).toBe(0);
    expect(stepTo(0, { step: -1, count: 3 })).toBe(2);
  });

  it('follow the direction of reading', () => {
    expect(stepOfKey('ArrowRight', false)).toBe(1);
    expect(stepOfKey('ArrowRight', true)).toBe(-1);
    expect(stepOfKey('ArrowDown', false)).toBeUndefined();
  });

  it('follow a finger that pushes the photo away', () => {
    expect(stepOfSwipe({ across: -60, down: 10 }, false)).toBe(1);
    expect(stepOfSwipe({ across: -60, down: 10 }, true)).toBe(-1);
    expect(stepOfSwipe({ across: 60, down: 10 }, false)).toBe(-1);
  });

  it('ignore a tap and scrolling', () => {
    expect(stepOfSwipe({ across: -20, down: 0 }, false)).toBeUndefined();
    expect(stepOfSwipe({ across: -60, down: 90 }, false)).toBeUndefined();
  });
});

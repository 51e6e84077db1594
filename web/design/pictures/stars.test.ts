import { expect, test } from 'vitest';
import { fillStars } from './stars.tsx';

test('the stars of a rating are filled from the first on, the last one in part', () => {
  expect(fillStars(4.5)).toEqual([1, 1, 1, 1, 0.5]);
  expect(fillStars(3)).toEqual([1, 1, 1, 0, 0]);
});

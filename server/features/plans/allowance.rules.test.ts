import { expect, test } from 'vitest';
import { allowanceOf, secondsUntil } from './allowance.rules.ts';

const free = { contacts: 1, interests: 5 };

test('whoever has no plan has the free limits', () => {
  expect(allowanceOf({ plan: null, contacts: 0, interests: 2 }, free)).toEqual({
    contacts: { limit: 1, left: 1 },
    interests: { limit: 5, left: 3 },
  });
});

test('a plan brings its contact views and takes the limit of interests away', () => {
  expect(allowanceOf({ plan: { contactLimit: 3 }, contacts: 1, interests: 40 }, free)).toEqual({
    contacts: { limit: 3, left: 2 },
    interests: null,
  });
});

test('nothing is left, and not less, when more was used than there is now', () => {
  expect(allowanceOf({ plan: null, contacts: 3, interests: 9 }, free)).toEqual({
    contacts: { limit: 1, left: 0 },
    interests: { limit: 5, left: 0 },
  });
});

test('waiting is told in whole seconds, rounded up, and never none', () => {
  const at = (ms: number) => new Date(ms);
  expect(secondsUntil(at(10_000), at(0))).toBe(10);
  expect(secondsUntil(at(10_001), at(0))).toBe(11);
  expect(secondsUntil(at(0), at(0))).toBe(1);
});

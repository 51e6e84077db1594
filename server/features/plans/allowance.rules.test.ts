import { expect, test } from 'vitest';
import { allowanceOf, secondsUntil } from './allowance.rules.ts';

const free = { contacts: 1, interests: 5 };

test('a member without a plan has the free limits', () => {
  expect(allowanceOf({ plan: null, contacts: 0, interests: 2 }, free)).toEqual({
    contacts: { limit: 1, left: 1 },
    interests: { limit: 5, left: 3 },
  });
});

test('a plan sets the limit of contact views and removes the limit of interests', () => {
  expect(allowanceOf({ plan: { contactLimit: 3 }, contacts: 1, interests: 40 }, free)).toEqual({
    contacts: { limit: 3, left: 2 },
    interests: null,
  });
});

test('a plan never has fewer contact views than members without one', () => {
  const use = { plan: { contactLimit: 3 }, contacts: 1, interests: 0 };
  expect(allowanceOf(use, { contacts: 5, interests: 5 }).contacts).toEqual({ limit: 5, left: 4 });
  expect(allowanceOf(use, { contacts: null, interests: 5 }).contacts).toBeNull();
});

test('zero is left, never less, when more was used than the limit', () => {
  expect(allowanceOf({ plan: null, contacts: 3, interests: 9 }, free)).toEqual({
    contacts: { limit: 1, left: 0 },
    interests: { limit: 5, left: 0 },
  });
});

test('the wait is in whole seconds, rounded up, and at least one', () => {
  const at = (ms: number) => new Date(ms);
  expect(secondsUntil(at(10_000), at(0))).toBe(10);
  expect(secondsUntil(at(10_001), at(0))).toBe(11);
  expect(secondsUntil(at(0), at(0))).toBe(1);
});

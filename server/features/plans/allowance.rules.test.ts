import { expect, test } from 'vitest';
import { allowanceOf, profileLimitOf, secondsUntil } from './allowance.rules.ts';

const free = { contacts: 1, interests: 5, messages: 20 };
const unused = { contacts: 0, interests: 0, messages: 0 };
const basic = { contactLimit: 3 };

test('a member without a plan has the free limits', () => {
  expect(allowanceOf({ plan: null, contacts: 0, interests: 2, messages: 7 }, free)).toEqual({
    contacts: { limit: 1, left: 1 },
    interests: { limit: 5, left: 3 },
    messages: { limit: 20, left: 13 },
  });
});

test('a plan sets the limit of contact views and removes the limits of interests and messages', () => {
  expect(allowanceOf({ plan: basic, contacts: 1, interests: 40, messages: 300 }, free)).toEqual({
    contacts: { limit: 3, left: 2 },
    interests: null,
    messages: null,
  });
});

test('a plan never has fewer contact views than members without one', () => {
  const use = { ...unused, plan: basic, contacts: 1 };
  expect(allowanceOf(use, { ...free, contacts: 5 }).contacts).toEqual({ limit: 5, left: 4 });
  expect(allowanceOf(use, { ...free, contacts: null }).contacts).toBeNull();
});

test('without a limit of the site nobody has one, with or without a plan', () => {
  const none = { contacts: null, interests: null, messages: null };
  expect(allowanceOf({ ...unused, plan: null, messages: 300 }, none)).toEqual(none);
  expect(allowanceOf({ ...unused, plan: basic, messages: 300 }, none)).toEqual(none);
});

test('a plan raises the profiles a day, as far as the site limits them at all', () => {
  expect(profileLimitOf(undefined, 150)).toBe(150);
  expect(profileLimitOf({ profileLimit: 500 }, 150)).toBe(500);
  expect(profileLimitOf({ profileLimit: 100 }, 150)).toBe(150);
  expect(profileLimitOf({ profileLimit: null }, 150)).toBeNull();
  expect(profileLimitOf({ profileLimit: 500 }, null)).toBeNull();
});

test('zero is left, never less, when more was used than the limit', () => {
  expect(allowanceOf({ plan: null, contacts: 3, interests: 9, messages: 21 }, free)).toEqual({
    contacts: { limit: 1, left: 0 },
    interests: { limit: 5, left: 0 },
    messages: { limit: 20, left: 0 },
  });
});

test('the wait is in whole seconds, rounded up, and at least one', () => {
  const at = (ms: number) => new Date(ms);
  expect(secondsUntil(at(10_000), at(0))).toBe(10);
  expect(secondsUntil(at(10_001), at(0))).toBe(11);
  expect(secondsUntil(at(0), at(0))).toBe(1);
});

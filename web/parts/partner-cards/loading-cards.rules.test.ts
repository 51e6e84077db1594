import { expect, test } from 'vitest';
import { countLoadingCards } from './loading-cards.rules.ts';

test('a list that loads shows a whole page of skeletons', () => {
  expect(countLoadingCards({ shown: undefined, total: undefined, isLoadingMore: false })).toBe(12);
});

test('a page that loads shows as many skeletons as members are left', () => {
  expect(countLoadingCards({ shown: 12, total: 17, isLoadingMore: true })).toBe(5);
  expect(countLoadingCards({ shown: 12, total: 60, isLoadingMore: true })).toBe(12);
});

test('in a list that was not counted to its end, a page that loads is a whole page', () => {
  expect(countLoadingCards({ shown: 12, total: undefined, isLoadingMore: true })).toBe(12);
});

test('without a loading page there are no skeletons', () => {
  expect(countLoadingCards({ shown: 12, total: 60, isLoadingMore: false })).toBe(0);
});

import { expect, test } from 'vitest';
import { comingCards } from './coming-cards.rules.ts';

test('a list that loads holds the places of a whole page', () => {
  expect(comingCards({ shown: undefined, total: undefined, isLoadingMore: false })).toBe(12);
});

test('a page that comes holds as many places as are left', () => {
  expect(comingCards({ shown: 12, total: 17, isLoadingMore: true })).toBe(5);
  expect(comingCards({ shown: 12, total: 60, isLoadingMore: true })).toBe(12);
});

test('of a list that was not counted to its end a whole page may come', () => {
  expect(comingCards({ shown: 12, total: undefined, isLoadingMore: true })).toBe(12);
});

test('nothing is held while nothing comes', () => {
  expect(comingCards({ shown: 12, total: 60, isLoadingMore: false })).toBe(0);
});

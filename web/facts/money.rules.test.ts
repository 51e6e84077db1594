import { expect, test } from 'vitest';
import { paiseOf, writePaise } from './money.rules.ts';

test.each([
  [0, '₹0'],
  [150_000, '₹1,500'],
  [15_000_000, '₹1,50,000'],
  [150_050, '₹1,500.50'],
  [1, '₹0.01'],
])('%i paise are written %s', (paise, text) => {
  expect(writePaise(paise)).toBe(text);
});

test('a rupee has a hundred paise', () => {
  expect(paiseOf(5000)).toBe(500_000);
});

import { expect, test } from 'vitest';
import { paiseOf, symbolOf, writePaise } from './money.rules.ts';

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

test('another currency is named', () => {
  expect([writePaise(150_000, 'USD'), writePaise(150_050, 'EUR')]).toEqual(['$1,500', '€1,500.50']);
  expect([symbolOf('INR'), symbolOf('USD')]).toEqual(['₹', '$']);
});

import { expect, test } from 'vitest';
import { readRupees, secondsOfRefund, writeAmount, writePlainRupees } from './amounts.rules.ts';

test.each([
  [150_000, '₹1,500', '1500'],
  [15_000_050, '₹1,50,000.50', '150000.50'],
])('%d paise are %s', (paise, written, plain) => {
  expect(writeAmount(paise)).toBe(written);
  expect(writePlainRupees(paise)).toBe(plain);
  expect(readRupees(plain)).toBe(paise);
  expect(readRupees(written)).toBe(paise);
});

test.each(['', '0', '0.00', '-5', '1.005', 'abc', '1e3'])('%s is no amount', (text) => {
  expect(readRupees(text)).toBeUndefined();
});

test('a refund takes its share of the term, and no more than is unused', () => {
  const bought = { price: 1000, term: 100 };
  expect(secondsOfRefund({ ...bought, paise: 250, unused: 90 })).toBe(25);
  expect(secondsOfRefund({ ...bought, paise: 1000, unused: 90 })).toBe(90);
});

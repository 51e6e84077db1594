import { expect, it } from 'vitest';
import { readForeignIncome } from './foreign-incomes.rules.ts';

it.each([
  ['AED 8000/month', '2208000', '1 AED = ₹23 (1 June 2026)'],
  ['5000 dhs', '1380000', '1 AED = ₹23 (1 June 2026)'],
  ['400 KD pm', '1320000', '1 KWD = ₹275 (1 June 2026)'],
  ['USD 60,000 p.a.', '5100000', '1 USD = ₹85 (1 June 2026)'],
  ['C$ 50000 per annum', '3100000', '1 CAD = ₹62 (1 June 2026)'],
  ['£ 30k per year', '3390000', '1 GBP = ₹113 (1 June 2026)'],
  ['USD 80000', '6800000', '1 USD = ₹85 (1 June 2026)'],
  ['£37k', '4181000', '1 GBP = ₹113 (1 June 2026)'],
  ['$ 5000', '5100000', '1 USD = ₹85 (1 June 2026)'],
])('%s is %s rupees a year', (text, income, rate) => {
  expect(readForeignIncome(text)).toMatchObject({ income, rate });
});

it.each([['$ 15000'], ['8 LPA'], ['good'], ['AED'], ['']])('%s is none', (text) => {
  expect(readForeignIncome(text)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { amountOfIncome, annualIncome, readIncome } from './annual-income.ts';

describe('an annual income', () => {
  it.each([
    ['750000', '750000'],
    [750000, '750000'],
    ['0', '0'],
    ['0750000', '750000'],
    [' 500000 - 750000 ', '500000-750000'],
    ['10000000-', '10000000-'],
    ['prefer not to say', 'Prefer not to say'],
    ['', null],
    [null, null],
    [undefined, undefined],
  ])('%j is taken as %j', (input, output) => {
    expect(annualIncome.parse(input)).toBe(output);
  });

  it.each(['-5', '7.5', '7,50,000', '750000-500000', '1000000001', 'six lakh', 7.5, true])(
    '%j is refused',
    (input) => {
      expect(annualIncome.safeParse(input).success).toBe(false);
    },
  );

  it.each([
    ['750000', { from: 750000, to: 750000 }],
    ['500000-750000', { from: 500000, to: 750000 }],
    ['10000000-', { from: 10000000, to: null }],
    ['much', null],
  ])('%j reads as %j', (text, range) => {
    expect(readIncome(text)).toEqual(range);
  });
});

it.each([
  ['750000', 750_000],
  ['0', 0],
  ['500000-750000', 625_000],
  ['0-100001', 50_001],
  ['10000000-', 10_000_000],
  ['prefer-not-to-say', null],
])('the income %s stands for %s rupees', (text, rupees) => {
  expect(amountOfIncome(text)).toBe(rupees);
});

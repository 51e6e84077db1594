import { describe, expect, it } from 'vitest';
import { type IncomeNotation, readIncomeCell } from './incomes.rules.ts';

const rupees: IncomeNotation = { unit: 'rupees', per: 'year' };

describe('an income of a sheet', () => {
  it.each([
    ['6 LPA', '600000'],
    ['6lpa', '600000'],
    ['6.5 lakhs per annum', '650000'],
    ['₹7,50,000', '750000'],
    ['Rs. 7,50,000/- p.a.', '750000'],
    ['1.2 Cr', '12000000'],
    ['50,000 per month', '600000'],
    ['50k pm', '600000'],
    ['5-7 lakh', '500000-700000'],
    ['5 lakh to 7 lakh', '500000-700000'],
    ['5 - 7.5 LPA', '500000-750000'],
    ['below 2 lakh', '0-200000'],
    ['above 10 lakh', '1000000-'],
    ['10 lakh +', '1000000-'],
    ['10 lakhs and above', '1000000-'],
    ['0', '0'],
    ['6', null],
    ['7-5 lakh', null],
    ['good', null],
  ])('%s is %s', (text, income) => {
    expect(readIncomeCell(text, rupees)).toBe(income);
  });

  it('without a unit has the unit and period of the mapping', () => {
    expect(readIncomeCell('6', { unit: 'lakhs', per: 'year' })).toBe('600000');
    expect(readIncomeCell('50', { unit: 'thousands', per: 'month' })).toBe('600000');
  });

  it('of another currency is multiplied by the rate', () => {
    expect(readIncomeCell('80000', { ...rupees, rate: 85 })).toBe('6800000');
  });
});

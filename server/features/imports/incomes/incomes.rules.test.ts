import { describe, expect, it } from 'vitest';
import { type IncomeNotation, readIncomeCell, readLakhs, readMonthly, readYearly } from './incomes.rules.ts';

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
    ['25 hazar mahina', '300000'],
    ['dedh lakh mahina', '1800000'],
    ['sava lakh p.m.', '1500000'],
    ['6 lakh salana', '600000'],
    ['4 se 6 lakh', '400000-600000'],
    ['CTC 14 LPA', '1400000'],
    ['25k in hand p.m.', '300000'],
    ['₹25,000/mth', '300000'],
    ['8 lakhs 50 thousand', '850000'],
    ['8 lakh and 50 thousand p.a.', '850000'],
    ['Rs.8 lakhs, 50 thousand/-', '850000'],
    ['8L 50K', '850000'],
    ['8l50k', '850000'],
    ['2 lakh 40k', '240000'],
    ['1 lac & 5 thousand', '105000'],
    ['eight lakhs twenty thousand', '820000'],
    ['ek lakh bees hazar', '120000'],
    ['8 ലക്ഷം 50 ആയിരം', '850000'],
    ['8 लाख 50 हजार', '850000'],
    ['1 crore 20 lakhs', '12000000'],
    ['1 cr 5 lakh 50 thousand', '10550000'],
    ['1 crore 50 thousand', '10050000'],
    ['1 lakh 20 thousand per month', '1440000'],
    ['8 lakh 50 thousand to 9 lakh 50 thousand', '850000-950000'],
    ['5 to 8 lakh 50 thousand', '500000-850000'],
    ['above 8 lakh 50 thousand', '850000-'],
    ['12 lakh 80k pm', null],
    ['8 lakh 50', null],
    ['8 lakh 150 thousand', null],
    ['1.8 lakh 50 thousand', null],
    ['50 thousand 8 lakh', null],
    ['8 lakh 9 lakh', null],
    ['8 lakh / 50 thousand', null],
    ['8 lakh + 50 thousand', null],
    ['8 lakh - 50 thousand', null],
    ['8 lakhs 50 thousand bonus', null],
    ['7th Pay', null],
    ['Level-6', null],
    ['T/o 1.2 Cr', null],
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

  it.each([
    ['7,50,000', '750000'],
    ['Rs.29,000/- p.m.', '348000'],
    ['6.5', '650000'],
    ['300000-400000', '300000-400000'],
  ])('of rupees in a column of lakhs is one of rupees: %s', (text, income) => {
    expect(readIncomeCell(text, { unit: 'lakhs', per: 'year' })).toBe(income);
  });

  it('of another currency is multiplied by the rate', () => {
    expect(readIncomeCell('80000', { ...rupees, rate: 85 })).toBe('6800000');
  });

  it.each([
    ['25000/-', '300000'],
    ['Rs. 40,000', '480000'],
    ['250000', null],
    ['25000 p.a.', null],
    ['1000', null],
    ['50k to 60k', '600000-720000'],
    ['below 50,000', '0-600000'],
    ['45k+', '540000-'],
    ['80k to 1.2 lakh', null],
    ['0', null],
  ])('that is too small for a year is one of a month: %s', (text, income) => {
    expect(readMonthly(text, rupees)).toBe(income);
  });

  it.each([
    ['6.5 L', '650000'],
    ['10-12 lakhs', '1000000-1200000'],
    ['1.5 lakhs', null],
    ['12 lakhs p.a.', null],
    ['40000', null],
  ])('that is too large for a month is one of a year: %s', (text, income) => {
    expect(readYearly(text, { unit: 'rupees', per: 'month' })).toBe(income);
  });

  it.each([
    ['4.8', '480000'],
    ['6', '600000'],
    ['240000', null],
    ['0.5', null],
    ['6 lakh', null],
  ])('that is a small number among rupees is one of lakhs: %s', (text, income) => {
    expect(readLakhs(text, rupees)).toBe(income);
  });
});

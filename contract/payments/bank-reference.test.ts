import { expect, test } from 'vitest';
import { bankReference, findBankReferences } from './bank-reference.ts';

test.each([
  ['412345678901', '412345678901'],
  ['4123 4567 8901', '412345678901'],
  ['4123-4567-8901', '412345678901'],
  ['४१२३ ४५६७ ८९०१', '412345678901'],
  ['\u202A412345678901\u202C', '412345678901'],
  ['４１２３４５６７８９０１', '412345678901'],
  // Two spaces on a phone.
  ['4123. 4567. 8901. ', '412345678901'],
  ['UPI Ref No: 4123 4567 8901', '412345678901'],
  ['UPI transaction ID 412345678901', '412345678901'],
  ['sbin 0123 4567 8901', 'SBIN012345678901'],
  ['SBINR52026112312345678', 'SBINR52026112312345678'],
  ['N326263123456789', 'N326263123456789'],
  ['UTR: N326263123456789', 'N326263123456789'],
  ['UTR SBIN412345678901', 'SBIN412345678901'],
  ['UPI/919876543210@ybl/633112345606/Payment', '633112345606'],
  ['UPI/919876543210/633112345606', '633112345606'],
  ['919876543210', '919876543210'],
])('%s is the reference %s', (text, reference) => {
  expect(bankReference.parse(text)).toBe(reference);
});

test.each([
  '',
  '41234567890',
  '4123456789012',
  'T2611231234567890123456',
  'UTR 412345678901 or 412345678902',
  'no digits',
  'TRANSFERTOMATHEW',
  '919876543210@ybl',
])('%s is no reference', (text) => {
  expect(bankReference.safeParse(text).success).toBe(false);
});

test.each([
  ['UPI/919876543210@ybl/633112345606/ITM', ['633112345606']],
  ['UPI/919876543210-2@ybl/633112345606', ['633112345606']],
  ['UPI/ANN/919876543210@ybl/PAYMENT', []],
  ['UPI-633112345606-ANN@OKBANK', ['633112345606']],
  ['UPI/919876543210/633112345606', ['633112345606', '919876543210']],
  ['IMPS/P2A/633112345606/MOB 919876543210', ['633112345606', '919876543210']],
  ['IMPS A/C 123456789012 RRN 633112345606', ['633112345606', '123456789012']],
  ['NEFT/HDFCN52026112212/ACC 123456789012', ['HDFCN52026112212', '123456789012']],
  ['NEFT CR-N326263123456789-ANN MATHEW', ['N326263123456789']],
  ['NEFT*P326263123456789*ANN', ['P326263123456789']],
  ['RTGS/UTIBR52026112312345678/ANN', ['UTIBR52026112312345678']],
  ['="633112345606"', ['633112345606']],
  ['TRANSFERTOMATHEW', []],
])('the references of %j are %j', (text, references) => {
  expect(findBankReferences(text)).toEqual(references);
});

test('a long text without a reference does not take minutes', () => {
  for (const piece of ['1', 'A', 'A1._', '0', 'MOB '])
    expect(findBankReferences(`${piece.repeat(50_000)}x`)).toEqual([]);
});

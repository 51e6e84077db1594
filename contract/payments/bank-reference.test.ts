import { expect, test } from 'vitest';
import { bankReference } from './payments.ts';

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
])('%s is no reference', (text) => {
  expect(bankReference.safeParse(text).success).toBe(false);
});

import { expect, test } from 'vitest';
import { mobile } from './fields.ts';
import { foldDigits } from './fold-digit.ts';
import { isImpossibleMobile, readMobile, writePhone } from './mobile-number.ts';

test.each([
  '9876500103',
  '+919876500103',
  '+91 (0) 98765 00103',
  '+91-(0)-98765-00103',
  '+91 0 98765 00103',
  '(+91) 98765 00103',
  '+ 91 98765 00103',
  '0091 98765 00103',
  '0091 (0) 98765 00103',
  '091 98765 00103',
  '+091 98765 00103',
  '91 98765 00103',
  '0 98765 00103',
  '98765.00103',
  '98765–00103',
  '98765—00103',
  '98765\u00A000103',
  '\u202A+91 98765 00103\u202C',
  '\u2066+91 98765 00103\u2069',
  '\uFEFF98765\u200B00103\u00AD',
  '९८७६५ ००१०३',
  '+৯১ ৯৮৭৬৫ ০০১০৩',
  '٩٨٧٦٥٠٠١٠٣',
  '۹۸۷۶۵۰۰۱۰۳',
  '９８７６５００１０３',
  '＋９１ ９８７６５ ００１０３',
  '൯൮൭൬൫൦൦൧൦൩',
  '᱙᱘᱗᱖᱕᱐᱐᱑᱐᱓',
])('%j is one number', (written) => {
  expect(readMobile(written)).toBe('+919876500103');
});

test.each([
  ['+44 (0)7911 123456', '+447911123456'],
  ['0044 7911 123456', '+447911123456'],
  ['+971 50 123 4567', '+971501234567'],
])('%s is %s', (written, meant) => {
  expect(readMobile(written)).toBe(meant);
});

test.each([
  ['07911 123456', '44', '+447911123456'],
  ['+44 07911 123456', '44', '+447911123456'],
  ['+91 98765 00103', '44', '+919876500103'],
  ['333 1234567', '39', '+393331234567'],
])('%s of the country %s is %s', (written, code, meant) => {
  expect(readMobile(written, code)).toBe(meant);
});

test.each([
  '',
  '98765',
  '98765001033',
  '+91 98765 0010',
  '+91 98765 001033',
  '98765 00103 / 98765 00104',
  'asha',
  '98765x00103',
])('%j is no number', (written) => {
  expect(readMobile(written)).toBeNull();
});

test.each(['1234567890', '0123456789', '1234567891', '9999999999', '0000000000', '1111111112', '5432109876'])(
  '%s is nobody’s number',
  (written) => {
    expect(isImpossibleMobile(`+91${written}`)).toBe(true);
    expect(mobile.safeParse(written).success).toBe(false);
  },
);

test.each(['+919876543210', '+919888888888', '+918765432109', '+911230456789', '+447777777777'])(
  '%s may be a number',
  (number) => {
    expect(isImpossibleMobile(number)).toBe(false);
  },
);

test.each([
  ['+91', '+91 (0) 98765-43210', '+91 9876543210'],
  ['+91', '0484 2345678', '+91 4842345678'],
  ['+1', '(555) 010.0199', '+1 5550100199'],
  ['+91', 'soon', '+91 soon'],
])('a number of %s, %s, is written %s', (code, written, meant) => {
  expect(writePhone(code, written)).toBe(meant);
});

test('digits of every script are read, and other signs stay', () => {
  expect(foldDigits('१२ ௧௨ ๓ 𝟗 ½ ² x')).toBe('12 12 3 9 ½ ² x');
});

import { expect, test } from 'vitest';
import { gstStateCodes, isGstin, isTaxUnregistered, nameOfGstState, stateOfGstin } from './gst.ts';

test.each(['27AAPFU0939F1ZV', '34AABCB5576G1ZQ', '32AAAAA0000A1ZB'])('%s is a GSTIN', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

test.each([
  ['a wrong check character', '27AAPFU0939F1ZW'],
  ['two exchanged digits', '27AAPFU9039F1ZV'],
  ['an unknown state', '99AAPFU0939F1ZV'],
  ['small letters', '27aapfu0939f1zv'],
  ['a missing character', '27AAPFU0939F1Z'],
  ['nothing', ''],
])('%s is not', (_what, text) => {
  expect(isGstin(text)).toBe(false);
});

test('a state is named by its code', () => {
  expect(nameOfGstState(stateOfGstin('32AAAAA0000A1ZB'))).toBe('Kerala');
  expect(nameOfGstState('25')).toBeUndefined();
  expect(gstStateCodes.slice(0, 2).map(nameOfGstState)).toEqual([
    'Andaman and Nicobar Islands',
    'Andhra Pradesh',
  ]);
});

test('a rate needs a registration', () => {
  expect(isTaxUnregistered({ gstRate: 18, gstin: '' })).toBe(true);
  expect(isTaxUnregistered({ gstRate: 0, gstin: '' })).toBe(false);
  expect(isTaxUnregistered({ gstRate: 18, gstin: '32AAAAA0000A1ZB' })).toBe(false);
});

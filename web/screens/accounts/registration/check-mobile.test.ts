import { expect, test } from 'vitest';
import { checkMobile } from './check-mobile.ts';

test.each([
  ['an Indian number', '9876543210', undefined],
  ['ten digits that are no Indian mobile number', '1234567890', 'validation.mobile'],
  ['a number of the Emirates', '+971501234567', undefined],
  ['one with a digit too few', '+97150123456', 'validation.mobile_of_country'],
  ['a British number', '+447911123456', undefined],
  ['a landline of Britain', '+442079460123', 'validation.mobile_of_country'],
  ['a number of the United States', '+12025550143', undefined],
  ['a code that no country has', '+99912345678', 'validation.mobile_of_country'],
])('%s', (_what, number, wrong) => {
  expect(checkMobile(number)).toBe(wrong);
});

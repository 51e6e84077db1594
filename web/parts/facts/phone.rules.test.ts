import { expect, test } from 'vitest';
import { writePhone } from './phone.rules.ts';

test.each([
  ['+919846012348', '+91 98460 12348'],
  ['+91 9846012348', '+91 98460 12348'],
  ['+91 ••••• ••040', '+91 ••••• ••040'],
  ['9846012348', '9846012348'],
  ['+971501234567', '+971501234567'],
])('%s is written as %s', (number, written) => {
  expect(writePhone(number)).toBe(written);
});

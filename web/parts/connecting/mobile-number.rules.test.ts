import { expect, test } from 'vitest';
import { spaceMobile } from './mobile-number.rules.ts';

test.each([
  ['+919876543210', '+91 98765 43210'],
  ['+4915112345678', '+4915112345678'],
])('%s reads %s', (mobile, read) => {
  expect(spaceMobile(mobile)).toBe(read);
});

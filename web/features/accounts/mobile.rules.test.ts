import { expect, test } from 'vitest';
import { tidyMobile } from './mobile.rules.ts';

test.each([
  ['9847012345', '9847012345'],
  [' 98470 12345 ', '9847012345'],
  ['+91 98470-12345', '9847012345'],
  ['919847012345', '9847012345'],
  ['00919847012345', '9847012345'],
  ['09847012345', '9847012345'],
  ['9198470123', '9198470123'],
  ['+44 7911 123456', '+447911123456'],
  ['12345', '12345'],
  ['asha.mathew@example.org', 'asha.mathew@example.org'],
  ['', ''],
])('%j means %j', (written, meant) => {
  expect(tidyMobile(written)).toBe(meant);
});

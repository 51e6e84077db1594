import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Asha Menon', 'AM'],
  ['  asha  lakshmi menon ', 'AM'],
  ['Asha', 'A'],
  ['आशा मेनन', 'आमे'],
  ['', ''],
])('“%s” has the initials “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

import { expect, test } from 'vitest';
import { fullNameOf } from './names.rules.ts';

test('a name is first and last name', () => {
  expect(fullNameOf({ u_firstname: 'Asha', u_lastname: 'Mathew' })).toBe('Asha Mathew');
  expect(fullNameOf({ u_firstname: 'Asha', u_lastname: '' })).toBe('Asha');
});

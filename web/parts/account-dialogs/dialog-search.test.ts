import { expect, test } from 'vitest';
import { readDialogSearch } from './dialog-search.ts';

test('a known dialog and a path of this site are read', () => {
  expect(readDialogSearch({ dialog: 'register', next: '/myProfile' })).toEqual({
    dialog: 'register',
    next: '/myProfile',
  });
});

test('everything else is ignored', () => {
  expect(readDialogSearch({ dialog: 'delete', next: '//elsewhere.example', token: 'x' })).toEqual({});
});

import { expect, it } from 'vitest';
import { readImportId, readInvitationSearch, readRunSearch } from './import-address.rules.ts';

it('the address of an import contains only what differs from the defaults', () => {
  expect(readRunSearch({ step: 'columns', show: 'refused', from: 40, page: 3, x: 1 })).toEqual({
    step: 'columns',
    show: 'refused',
    from: 40,
    page: 3,
  });
  expect(readRunSearch({ note: 'mobile|row.more_numbers' })).toEqual({ note: 'mobile|row.more_numbers' });
  expect(readRunSearch({ note: 'all of them' })).toEqual({});
  expect(readRunSearch({ step: 'other', show: 'none', from: 1, page: 1 })).toEqual({});
});

it('the address of the invitations contains the import and the state', () => {
  expect(readInvitationSearch({ import: '12', state: 'waiting', search: 'menon' })).toEqual({
    import: 12,
    state: 'waiting',
    search: 'menon',
  });
  expect(readInvitationSearch({ import: -1, state: 'asleep' })).toEqual({});
});

it('the number of an import is a positive whole number', () => {
  expect(readImportId('12')).toBe(12);
  expect(['0', '-1', '1.5', 'new', '9999999999'].map(readImportId)).toEqual(Array(5).fill(undefined));
});

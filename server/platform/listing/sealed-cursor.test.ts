import { expect, test } from 'vitest';
import { type CursorOwner, openCursor, sealCursor, sealLength } from './sealed-cursor.ts';

const owner: CursorOwner = {
  acceptedKeys: ['key'],
  accountId: 7,
  path: '/partner/search',
  input: { search: 'kochi', sort: 'best', page: 1, limit: 12 },
};
const sealed = sealCursor('2.c.7c.0.1', owner);

test('a cursor is read by the owner it was made for', () => {
  expect(openCursor(sealed, owner)).toBe('2.c.7c.0.1');
  expect(sealed).toHaveLength('2.c.7c.0.1'.length + sealLength);
});

test('its place in the list, and the order of the fields, are no part of the query', () => {
  const input = { sort: 'best', cursor: sealed, search: 'kochi', limit: 48, city: undefined };
  expect(openCursor(sealed, { ...owner, input })).toBe('2.c.7c.0.1');
});

test('a cursor of before is read while its key is being replaced', () => {
  expect(openCursor(sealed, { ...owner, acceptedKeys: ['new', 'key'] })).toBe('2.c.7c.0.1');
  const anew = sealCursor('2.c.7c.0.1', { ...owner, acceptedKeys: ['new', 'key'] });
  expect(openCursor(anew, { ...owner, acceptedKeys: ['new'] })).toBe('2.c.7c.0.1');
});

test.each<[string, string, Partial<CursorOwner>]>([
  ['written by hand', '2.c.7c.0.1', {}],
  ['empty', '', {}],
  ['with another seal', `${'A'.repeat(16)}.2.c.7c.0.1`, {}],
  ['with other members', sealed.replace('7c', '8c'), {}],
  ['without its dot', sealed.replace('.', '-'), {}],
  ['with letters beyond ASCII', `é${sealed.slice(1)}`, {}],
  ['of another member', sealed, { accountId: 8 }],
  ['of a visitor', sealed, { accountId: null }],
  ['of another call', sealed, { path: '/matches' }],
  ['of another search', sealed, { input: { ...owner.input, search: 'thrissur' } }],
  ['of another filter', sealed, { input: { ...owner.input, city: 'Kochi' } }],
  ['under another key', sealed, { acceptedKeys: ['other'] }],
])('one %s is refused', (_case, cursor, change) => {
  expect(() => openCursor(cursor, { ...owner, ...change })).toThrow(
    expect.objectContaining({ code: 'invalid_input' }),
  );
});

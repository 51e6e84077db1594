import { expect, test } from 'vitest';
import { readChatSearch } from './chat-address.rules.ts';

test.each([
  [{ partner: 21 }, { partner: 21 }],
  [
    { partner: 21, search: ' thomas ' },
    { partner: 21, search: 'thomas' },
  ],
  [{ search: 4711 }, { search: '4711' }],
  [{ partner: '21' }, {}],
  [{ partner: -1, search: '' }, {}],
  [{ partner: 1.5, search: ['a'] }, {}],
])('the address %j is read as %j', (raw, read) => {
  expect(readChatSearch(raw)).toEqual(read);
});

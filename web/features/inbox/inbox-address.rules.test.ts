import { expect, test } from 'vitest';
import { placeOf, readInboxSearch } from './inbox-address.rules.ts';

test.each([
  [
    { tab: 'accepted', by: 'them' },
    { tab: 'accepted', by: 'them' },
  ],
  [
    { tab: 'contacts', by: 'them' },
    { tab: 'contacts', by: 'them' },
  ],
  [{ tab: 'accepted', by: 'me' }, { tab: 'accepted' }],
  [{ tab: 'sent', by: 'them' }, { tab: 'sent' }],
  [{ tab: 'received' }, {}],
  [{ tab: ['sent'], by: 4 }, {}],
])('the address %j is kept as %j', (raw, kept) => {
  expect(readInboxSearch(raw)).toEqual(kept);
});

test('without a tab it shows what was received', () => {
  expect(placeOf({})).toEqual({ tab: 'received', by: 'me' });
});

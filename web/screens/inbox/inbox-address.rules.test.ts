import { expect, test } from 'vitest';
import { viewOf, readInboxSearch } from './inbox-address.rules.ts';

test.each([
  [
    { tab: 'accepted', by: 'them' },
    { tab: 'accepted', by: 'them' },
  ],
  [
    { tab: 'contacts', by: 'them' },
    { tab: 'contacts', by: 'them' },
  ],
  [
    { tab: 'accepted', by: 'me' },
    { tab: 'accepted', by: 'me' },
  ],
  [{ tab: 'accepted', by: 'us' }, { tab: 'accepted' }],
  [{ tab: 'sent', by: 'them' }, { tab: 'sent' }],
  [{ tab: 'received' }, {}],
  [{ tab: ['sent'], by: 4 }, {}],
])('the address %j is read as %j', (raw, read) => {
  expect(readInboxSearch(raw)).toEqual(read);
});

test('without a tab the received interests are shown', () => {
  expect(viewOf({})).toEqual({ tab: 'received', by: undefined });
});

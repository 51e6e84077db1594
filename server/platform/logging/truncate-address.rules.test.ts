import { expect, test } from 'vitest';
import { truncateAddress } from './truncate-address.rules.ts';

test.each([
  ['198.51.100.7', '198.51.100.0/24'],
  ['::ffff:198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::9:2:3:4', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
])('%s is logged as %s', (address, network) => {
  expect(truncateAddress(address)).toBe(network);
});

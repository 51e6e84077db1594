import { expect, test } from 'vitest';
import { networkOf, networksOf } from './client-address.ts';

test.each([
  ['198.51.100.7', ['198.51.100.7', '198.51.100.0/24']],
  // IPv4 in the clothes of IPv6: mapped, 6to4 and NAT64.
  ['::ffff:198.51.100.7', ['198.51.100.7', '198.51.100.0/24']],
  ['::ffff:c633:6407', ['198.51.100.7', '198.51.100.0/24']],
  ['2002:c633:6407:1::9', ['198.51.100.7', '198.51.100.0/24']],
  ['64:ff9b::c633:6407', ['198.51.100.7', '198.51.100.0/24']],
  ['2001:db8:1:2:3:4:5:6', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
  ['2001:DB8:1:2::1', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
  ['2001:db8::1:2:3:4', ['20010db800000000/64', '20010db8000000/56', '20010db80000/48']],
  ['fe80::1%eth0', ['fe80000000000000/64', 'fe800000000000/56', 'fe8000000000/48']],
  ['::1', ['0000000000000000/64', '00000000000000/56', '000000000000/48']],
  ['no address', ['no address']],
])('%s belongs to %j', (address, networks) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(networks);
  expect(networkOf(address)).toBe(networks[0]);
});

test('addresses of one /56 share it, and those of another one share the /48 alone', () => {
  const names = (address: string) => networksOf(address).map(({ name }) => name);
  const [first, second] = [names('2001:db8:1:200::1'), names('2001:db8:1:2ff::1')];
  expect([first[0] === second[0], first[1] === second[1]]).toEqual([false, true]);
  const third = names('2001:db8:1:300::1');
  expect([first[1] === third[1], first[2] === third[2]]).toEqual([false, true]);
});

import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Client } from './route.ts';

const longestUserAgent = 300;

/** The client of a request, as far as the configured proxies are trusted. */
export function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent) };
}

/**
 * How much of an address a limit counts as one. A household has one IPv4 address or a whole /64 of IPv6 addresses; a customer of
 * a provider may have a /56, an organisation a /48. One /48 or /24 of a mobile network has many thousands of customers.
 */
type NetworkSize = '/64' | '/56' | '/48' | '/32' | '/24';

type Network = { name: string; size: NetworkSize };

/** The network that most limits count: that of a household. */
export function networkOf(address: string): string {
  return networksOf(address)[0].name;
}

/** The networks that an address belongs to, the narrowest first. An IPv4 address that is written as IPv6 counts as IPv4. */
export function networksOf(address: string): [Network, ...Network[]] {
  // A text that is no address is a network of its own.
  if (!ipaddr.isValid(address)) return [{ name: address, size: '/32' }];
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  const carried = parsed.kind() === 'ipv4' ? bytes : findCarriedIPv4(bytes);
  if (carried !== null) {
    return [
      { name: carried.join('.'), size: '/32' },
      { name: `${carried.slice(0, 3).join('.')}.0/24`, size: '/24' },
    ];
  }
  const hex = Buffer.from(bytes).toString('hex');
  return [
    { name: `${hex.slice(0, 16)}/64`, size: '/64' },
    { name: `${hex.slice(0, 14)}/56`, size: '/56' },
    { name: `${hex.slice(0, 12)}/48`, size: '/48' },
  ];
}

/** The IPv4 address inside one of 6to4 (2002::/16, RFC 3056) or NAT64 (64:ff9b::/96, RFC 6052). */
function findCarriedIPv4(bytes: readonly number[]): readonly number[] | null {
  const hex = Buffer.from(bytes).toString('hex');
  if (hex.startsWith('2002')) return bytes.slice(2, 6);
  if (hex.startsWith('0064ff9b0000000000000000')) return bytes.slice(12);
  return null;
}

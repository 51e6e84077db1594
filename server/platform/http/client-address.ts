import type { FastifyRequest } from 'fastify';
import type { Client } from './route.ts';

const longestUserAgent = 300;

/** Where a request comes from, as far as the configured proxies can be trusted. */
export function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent) };
}

/** What limits count by: a household has one IPv4 address but a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}

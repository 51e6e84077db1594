import type { FastifyRequest } from 'fastify';
import type { Client } from './route.ts';

const longestUserAgent = 300;

/** Where a request comes from, as far as the configured proxies can be trusted. */
export function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent) };
}

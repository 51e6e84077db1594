import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const jsonType = 'application/json; charset=utf-8';

/** Shorter bodies are sent as they are: compressing them saves no packet. */
const leastCompressedBytes = 1024;

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Compression = keyof typeof compressors;
type Body = { plain: Buffer } & Partial<Record<Compression, Promise<Buffer>>>;

/**
 * Answers with a body that is the same for all callers: it is created, and compressed, once in `cacheSeconds`. Requests without a
 * fresh body share one that is being created; a failure is not cached. A cached body does not count for the limit of a network
 * address: it costs less than the counting.
 */
export function answerCached(
  createBody: (request: FastifyRequest) => Promise<string>,
  { cacheSeconds, status }: { cacheSeconds: number; status: number },
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> | undefined {
  let cached: { body: Body | Promise<Body>; until: number } | null = null;
  const createFresh = async (request: FastifyRequest): Promise<Body> => {
    try {
      const body = { plain: Buffer.from(await createBody(request)) };
      cached = { body, until: performance.now() + cacheSeconds * 1000 };
      return body;
    } catch (error) {
      cached = null;
      throw error;
    }
  };
  const findBody = (request: FastifyRequest): Body | Promise<Body> => {
    if (cached === null || performance.now() >= cached.until) {
      cached = { body: createFresh(request), until: Infinity };
    }
    return cached.body;
  };
  const headers = { 'content-type': jsonType, 'cache-control': `public, max-age=${cacheSeconds}` };
  const send = (body: Body, request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined => {
    reply.code(status).headers(headers);
    const compression = body.plain.length < leastCompressedBytes ? null : compressionFor(request);
    if (compression === null) {
      reply.send(body.plain);
      return undefined;
    }
    reply.headers({ 'content-encoding': compression, vary: 'accept-encoding' });
    return sendWhenReady(reply, (body[compression] ??= compressors[compression](body.plain)));
  };
  return (request, reply) => {
    const body = findBody(request);
    // A promise would take a good part of the time of such an answer.
    if (!(body instanceof Promise)) return send(body, request, reply);
    return body.then((created) => send(created, request, reply));
  };
}

async function sendWhenReady(reply: FastifyReply, bytes: Promise<Buffer>): Promise<void> {
  reply.send(await bytes);
}

/** The best compression that the client accepts; null when it accepts none. */
function compressionFor({ headers }: FastifyRequest): Compression | null {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' ? negotiate(accepted, ['br', 'gzip']) : null;
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const jsonType = 'application/json; charset=utf-8';

/** Shorter bodies are sent as they are: compressing them saves no packet. */
const leastCompressedBytes = 1024;

const brotli = promisify(brotliCompress);
/** The highest quality would take thirty times as long for a tenth fewer bytes, and answers change. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors = { br: (bytes: Buffer) => brotli(bytes, brotliOptions), gzip: promisify(gzip) };
type Compression = keyof typeof compressors;
type Body = { plain: Buffer } & Partial<Record<Compression, Promise<Buffer>>>;

/** The bodies of this many inputs are cached; the oldest is dropped for a further one. */
const mostQueries = 50;

/** A body, or one that is being created. */
type Entry = { body: Body | Promise<Body>; until: number };

export type CachedAnswer = {
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<void> | undefined;
  /** Has the next request create its body anew; one that is being created is not cached. */
  clear: () => void;
};

/**
 * Answers with a body that is the same for all callers with an input: it is created, and compressed, once in `cacheSeconds`. Requests
 * without a fresh body share one that is being created; a failure is not cached. A cached body does not count for the limit of calls of a
 * network address. `nameInput` names the input of a query, so that what the call does not read makes no body of its own.
 */
export function createCachedAnswer(
  createBody: (request: FastifyRequest) => Promise<string>,
  {
    cacheSeconds,
    status,
    nameInput = (query) => query,
  }: { cacheSeconds: number; status: number; nameInput?: (query: string, request: FastifyRequest) => string },
): CachedAnswer {
  const entries = new Map<string, Entry>();
  const createEntry = (query: string, request: FastifyRequest): Entry => {
    const create = async (): Promise<Body> => {
      try {
        const body = { plain: Buffer.from(await createBody(request)) };
        entry.body = body;
        entry.until = performance.now() + cacheSeconds * 1000;
        return body;
      } catch (error) {
        if (entries.get(query) === entry) entries.delete(query);
        throw error;
      }
    };
    const entry: Entry = { body: Promise.resolve().then(create), until: Infinity };
    return entry;
  };
  const findBody = (request: FastifyRequest): Body | Promise<Body> => {
    const text = queryOf(request);
    const query = text === '' ? '' : nameInput(text, request);
    const cached = entries.get(query);
    if (cached !== undefined && performance.now() < cached.until) return cached.body;
    const fresh = createEntry(query, request);
    entries.delete(query);
    const [oldest] = entries.keys();
    if (entries.size >= mostQueries && oldest !== undefined) entries.delete(oldest);
    entries.set(query, fresh);
    return fresh.body;
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
  return {
    answer: (request, reply) => {
      const body = findBody(request);
      // A promise would take a good part of the time of such an answer.
      if (!(body instanceof Promise)) return send(body, request, reply);
      return body.then((created) => send(created, request, reply));
    },
    clear: () => entries.clear(),
  };
}

/** The address after its question mark. */
function queryOf({ url }: FastifyRequest): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark + 1);
}

async function sendWhenReady(reply: FastifyReply, bytes: Promise<Buffer>): Promise<void> {
  reply.send(await bytes);
}

/** The best compression that the client accepts; null when it accepts none. */
function compressionFor({ headers }: FastifyRequest): Compression | null {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' ? negotiate(accepted, ['br', 'gzip']) : null;
}

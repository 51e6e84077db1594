import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { successOf } from '#contract/calls/envelope.ts';
import { sentenceOf } from '#contract/calls/messages.ts';
import { problem } from '#server/platform/problem.ts';
import type { Route } from './route.ts';

/** Gate, validation and use case of a route. */
export type Run = (request: FastifyRequest) => ReturnType<Route['run']>;

/** Sets status and headers of the answer and returns its body. */
export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<string | Readable>;

/** Answers with what the use case of an endpoint returns: as the envelope, or as a file when success is a download. */
export function answerOf(endpoint: Endpoint, run: Run): Answer {
  return endpoint.download === undefined ? answerEnvelope(endpoint, run) : answerDownload(endpoint, run);
}

function answerEnvelope(endpoint: Endpoint, run: Run): Answer {
  const { cacheSeconds, mayBeFalse, extra = {} } = endpoint;
  const envelope = successOf(endpoint.data, { extra, mayBeFalse });
  const createBody = async (request: FastifyRequest): Promise<string> => {
    const { message, result = true, file: _none, ...reply } = await run(request);
    // Parsing removes fields that the contract does not name.
    const body = envelope.parse({ ...reply, result, message: sentenceOf(message ?? endpoint.message) });
    return JSON.stringify(body);
  };
  const findBody = cacheSeconds === undefined ? createBody : cachedBody(createBody, cacheSeconds);
  const cacheControl = cacheSeconds === undefined ? 'no-store' : `public, max-age=${cacheSeconds}`;
  return async (request, reply) => {
    const body = await findBody(request);
    reply
      .code(endpoint.status ?? 200)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', cacheControl);
    return body;
  };
}

type CreateBody = (request: FastifyRequest) => Promise<string>;

/**
 * Caches the serialised body of a public answer that is the same for all callers. Requests without a fresh body share one that is
 * being created; a failure is not cached. A cached body does not count for the limit of a network address: it costs less than
 * the counting.
 */
function cachedBody(create: CreateBody, seconds: number): CreateBody {
  let cached: { body: Promise<string>; until: number } | null = null;
  return (request) => {
    const now = performance.now();
    if (cached !== null && now < cached.until) return cached.body;
    const body = create(request);
    const fresh = { body, until: now + seconds * 1000 };
    cached = fresh;
    body.catch(() => {
      if (cached === fresh) cached = null;
    });
    return body;
  };
}

/** The file, sent while the use case writes it; a refusal is the envelope. */
function answerDownload({ download }: Endpoint, run: Run): Answer {
  const contentType = download === 'text/csv' ? 'text/csv; charset=utf-8' : 'application/zip';
  return async (request, reply) => {
    const { file } = await run(request);
    if (file === undefined) throw problem('not_found');
    if (file.bytes !== undefined) reply.header('content-length', file.bytes);
    reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('cache-control', 'no-store');
    return file.content;
  };
}

import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { successOf } from '#contract/calls/envelope.ts';
import { sentenceOf } from '#contract/calls/sentences.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { createCachedAnswer, jsonType } from './cached-answers.ts';
import type { AnsweredCookie } from './cookies.ts';
import { clearCache } from './problems.ts';
import type { Route } from './route.ts';

/** Gate, validation and use case of a route. `address` makes addresses in the text of the answer those of the caller's session. */
export type Run = (request: FastifyRequest) => Promise<{
  reply: Awaited<ReturnType<Route['run']>>;
  address?: (text: string) => string;
}>;

/** Sets status and headers of the answer, and returns its body or sends it. */
export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | undefined;

/** How an endpoint answers; `clear` ends the cache of a cached answer. */
export type Answering = { answer: Answer; clear?: () => void };

/** Answers with what the use case of an endpoint returns: as the envelope, or as a file when success is a download. */
export function answerOf(
  endpoint: Endpoint,
  { run, writeCookie }: { run: Run; writeCookie: (cookie: AnsweredCookie) => string },
): Answering {
  return endpoint.download === undefined
    ? answerEnvelope(endpoint, { run, writeCookie })
    : { answer: answerDownload(endpoint, run) };
}

function answerEnvelope(endpoint: Endpoint, { run, writeCookie }: Parameters<typeof answerOf>[1]): Answering {
  const { cacheSeconds, mayBeFalse, status = 200, extra = {} } = endpoint;
  const envelope = successOf(endpoint.data, { extra, mayBeFalse });
  const createAnswer = async (request: FastifyRequest) => {
    const { reply: whole, address = (text: string) => text } = await run(request);
    const { message, result = true, file: _none, cookies = [], startedSessionId: _session, ...reply } = whole;
    // Parsing removes fields that the contract does not name.
    const body = envelope.parse({ ...reply, result, message: sentenceOf(message ?? endpoint.message) });
    return { body: address(JSON.stringify(body)), cookies };
  };
  if (cacheSeconds !== undefined) {
    return createCachedAnswer(async (request) => (await createAnswer(request)).body, {
      cacheSeconds,
      status,
      nameInput: namerOf(endpoint),
    });
  }
  return {
    answer: async (request, reply): Promise<string> => {
      const setCookies = (cookies: readonly AnsweredCookie[]) => {
        if (cookies.length > 0) reply.header('set-cookie', cookies.map(writeCookie));
      };
      const { body, cookies } = await createAnswer(request).catch((error: unknown) => {
        if (error instanceof Problem) setCookies(error.details.cookies ?? []);
        throw error;
      });
      setCookies(cookies);
      if (endpoint.endsSession === true) clearCache(reply);
      reply.code(status).header('content-type', jsonType).header('cache-control', 'no-store');
      return body;
    },
  };
}

/** Returns one name for all queries that are one input. A query that is refused has a name of its own; its refusal is not cached. */
function namerOf({ input }: Endpoint): (query: string, request: FastifyRequest) => string {
  const nameOf = (query: unknown) => {
    const { success, data } = input.safeParse(query);
    return success ? JSON.stringify(data) : undefined;
  };
  const nothingAsked = nameOf({});
  return (text, { query }) => {
    const name = nameOf(query);
    if (name === undefined) return text;
    return name === nothingAsked ? '' : name;
  };
}

/** The file, sent while the use case writes it; a refusal is the envelope. */
function answerDownload({ download }: Endpoint, run: Run): Answer {
  const contentType = download === 'text/csv' ? 'text/csv; charset=utf-8' : download;
  return async (request, reply): Promise<Readable> => {
    const { file } = (await run(request)).reply;
    if (file === undefined) throw problem('not_found');
    if (file.bytes !== undefined) reply.header('content-length', file.bytes);
    reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('cache-control', 'no-store');
    return file.content;
  };
}

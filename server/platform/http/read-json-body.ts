import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '#server/platform/problem.ts';

const mostKeys = 200;
/** So small a body is here by then, or its sender only wants to hold the connection. */
const mostMilliseconds = 60_000;
const strictText = new TextDecoder('utf-8', { fatal: true });
const nullCharacter = /\0|\\u0000/;

/** JSON is the only plain body: valid UTF-8, no NUL characters, a bounded number of keys. Nothing at all counts as no fields. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decode(body);
    if (text === '') return done(null, undefined);
    if (text === null || nullCharacter.test(text)) return done(problem('malformed_request'));
    return parseJson(request, text, (error, value: unknown) => {
      if (error !== null || isOvergrown(value)) return done(problem('malformed_request'));
      return done(null, value);
    });
  });
}

/** Ends the connection of a client that does not finish its JSON body; forms are watched where they are read. */
export function expectJsonSoon({ headers, raw }: FastifyRequest): void {
  if (headers['content-type']?.startsWith('application/json') !== true) return;
  const patience = setTimeout(() => void raw.destroy(), mostMilliseconds).unref();
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(patience));
}

function decode(body: string | Buffer): string | null {
  if (typeof body === 'string') return body;
  try {
    return strictText.decode(body);
  } catch {
    // Not UTF-8: the caller refuses it.
    return null;
  }
}

function isOvergrown(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > mostKeys;
}

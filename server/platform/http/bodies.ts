import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Problem, problem } from '#server/platform/problem.ts';

const mostJsonKeys = 200;
/** A body without files is small, so a client that needs longer only wants to occupy the connection. */
const smallTimeoutMs = 60_000;
const strictText = new TextDecoder('utf-8', { fatal: true });
const nullCharacter = /\0|\\u0000/;

/** JSON is the only plain body: valid UTF-8, no NUL characters, a bounded number of keys. An empty body has no fields. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decode(body);
    if (text === '') return done(null, undefined);
    if (text === null || nullCharacter.test(text)) return done(problem('malformed_request'));
    return parseJson(request, text, (error, value: unknown) => {
      if (error !== null || hasTooManyKeys(value)) return done(problem('malformed_request'));
      return done(null, value);
    });
  });
}

/** The text of a body; null when it is not UTF-8. */
function decode(body: string | Buffer): string | null {
  if (typeof body === 'string') return body;
  try {
    return strictText.decode(body);
  } catch {
    return null;
  }
}

function hasTooManyKeys(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > mostJsonKeys;
}

/**
 * Closes the connection of a client that does not finish its body in time, whatever the type of the body, and also when the request is
 * refused before any hook runs. A form with files is watched while it is read.
 */
export function limitBodyTime(app: FastifyInstance): void {
  const timeouts = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  app.server.on('request', (request: IncomingMessage) => {
    const { headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    const timeout = setTimeout(() => void request.destroy(), smallTimeoutMs).unref();
    timeouts.set(request, timeout);
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timeout));
  });
  app.addHook('onRequest', ({ headers, raw, routeOptions }, _reply, done) => {
    const isForm = /^multipart\/form-data/i.test(headers['content-type'] ?? '');
    if (isForm && routeOptions.config.takesForms === true) clearTimeout(timeouts.get(raw));
    done();
  });
}

/** A client that sends nothing for this long counts as gone. */
const stallTimeoutMs = 30_000;
/** The least that the slowest phone network carries in each minute of a form: 1 KB a second. Less only occupies the connection. */
const least = { bytes: 60 * 1024, milliseconds: 60_000 } as const;

export type WatchedBody = {
  /** Aborted, with the refusal as its reason, when reading must stop. */
  signal: AbortSignal;
  /** Never fulfilled; rejected when reading must stop. */
  whenStopped: Promise<never>;
  stop: (refusal: Problem) => void;
  release: () => void;
};

/**
 * Counts the bytes of a body, and stops reading with `refusal` when it grows too long. Also stops when the client stalls, or sends
 * less in a minute than any network carries.
 */
export function watchBody(
  request: IncomingMessage,
  { mostBytes, refusal }: { mostBytes: number; refusal: Problem },
): WatchedBody {
  const aborting = new AbortController();
  const { promise: whenStopped, reject } = Promise.withResolvers<never>();
  // The rejection may come while nothing awaits it.
  whenStopped.catch(() => undefined);
  const stop = (reason: Problem) => {
    aborting.abort(reason);
    reject(reason);
  };
  const giveUp = () => {
    stop(problem('malformed_request'));
    request.destroy();
  };
  const stall = setTimeout(giveUp, stallTimeoutMs).unref();
  let bytes = 0;
  let bytesBefore = 0;
  const pace = setInterval(() => {
    if (bytes - bytesBefore < least.bytes) giveUp();
    bytesBefore = bytes;
  }, least.milliseconds).unref();
  const count = (chunk: Buffer) => {
    stall.refresh();
    bytes += chunk.length;
    if (bytes > mostBytes) stop(refusal);
  };
  request.on('data', count);
  const release = () => {
    clearTimeout(stall);
    clearInterval(pace);
    request.off('data', count);
  };
  return { signal: aborting.signal, whenStopped, stop, release };
}

/** How much more of a body is read after its refusal. */
const mostDrained = { bytes: 256 * 1024 * 1024, milliseconds: 30_000 } as const;

/**
 * Reads and discards the remainder of a body, within limits. A client that is still sending would lose the answer with a closed
 * connection, and would wait forever on one that is neither read nor closed.
 */
export function drainBody(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  request.unpipe();
  let bytesLeft = mostDrained.bytes;
  const close = () => void request.destroy();
  const timeout = setTimeout(close, mostDrained.milliseconds).unref();
  request.on('data', (chunk: Buffer) => {
    bytesLeft -= chunk.length;
    if (bytesLeft < 0) close();
  });
  request.once('close', () => clearTimeout(timeout));
  request.resume();
}

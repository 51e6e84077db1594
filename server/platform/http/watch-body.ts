import type { IncomingMessage } from 'node:http';
import { type Problem, problem } from '#server/platform/problem.ts';

/** A client that sends nothing for so long is taken for gone. */
const stallMilliseconds = 30_000;

export type WatchedBody = {
  /** Aborted, with the refusal as its reason, when the body is not to be read on. */
  signal: AbortSignal;
  /** Never fulfilled; rejected when the body is not to be read on. */
  whenCut: Promise<never>;
  cut: (refusal: Problem) => void;
  release: () => void;
};

/** Counts the bytes of a body and ends the reading of one that grows too long or stands still. */
export function watchBody(
  request: IncomingMessage,
  { mostBytes, refusal }: { mostBytes: number; refusal: Problem },
): WatchedBody {
  const ending = new AbortController();
  const { promise: whenCut, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting at that moment.
  whenCut.catch(() => undefined);
  const cut = (reason: Problem) => {
    ending.abort(reason);
    reject(reason);
  };
  const stall = setTimeout(() => {
    cut(problem('malformed_request'));
    request.destroy();
  }, stallMilliseconds).unref();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    stall.refresh();
    bytes += chunk.length;
    if (bytes > mostBytes) cut(refusal);
  };
  request.on('data', count);
  const release = () => {
    clearTimeout(stall);
    request.off('data', count);
  };
  return { signal: ending.signal, whenCut, cut, release };
}

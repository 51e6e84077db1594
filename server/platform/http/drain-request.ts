import type { IncomingMessage } from 'node:http';

/** What a client that was refused may still send. */
const most = { bytes: 256 * 1024 * 1024, milliseconds: 30_000 } as const;

/**
 * Reads away what is left of a body, within bounds. A connection that is closed on a client that still sends loses the
 * answer with it, and one that is neither read nor closed hangs.
 */
export function drainRequest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  request.unpipe();
  let bytesLeft = most.bytes;
  const end = () => void request.destroy();
  const patience = setTimeout(end, most.milliseconds).unref();
  request.on('data', (chunk: Buffer) => {
    bytesLeft -= chunk.length;
    if (bytesLeft < 0) end();
  });
  request.once('close', () => clearTimeout(patience));
  request.resume();
}

import { ApiUnreachable } from './answer.ts';
import {
  createBrowserClient,
  endExpiredSession,
  timeoutMilliseconds,
  writeBody,
  writeHeaders,
} from './browser-client.ts';
import type { CallEndpoint, Transport } from './client.ts';
import { notProved, sendWithProof } from './proof.ts';
import { readSession } from './session.ts';

type UploadOptions = {
  /** Receives the share that is sent, from 0 to 1; at 1 the server is at work. */
  onProgress: (share: number) => void;
  /** Ends the call: it rejects with the signal's reason, and the server deletes what it received. */
  signal: AbortSignal;
};

/**
 * Calls an endpoint as `callEndpoint` does, reports how much is sent, and can be ended. It may take long over a slow
 * connection: the service counts as not reached after a minute without progress.
 */
export function createUploadCall(options: UploadOptions): CallEndpoint {
  return createBrowserClient(createUploadTransport(options)).call;
}

function createUploadTransport(options: UploadOptions): Transport {
  return async (path, { method, body, needsProof }) => {
    const token = readSession()?.token;
    const written = writeBody(body);
    const send = () => upload(path, { ...options, method, token, body: written });
    const response = await sendWithProof(send, { needsProof });
    if (response === undefined) return { status: 403, body: notProved };
    endExpiredSession({ status: response.status, token });
    const answer: unknown = await response.json();
    return { status: response.status, body: answer };
  };
}

type Upload = UploadOptions & { method: string; token: string | undefined; body: FormData | string };

async function upload(path: string, { onProgress, signal, method, token, body }: Upload): Promise<Response> {
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open(method, path);
  request.responseType = 'json';
  const headers = writeHeaders({ token, body });
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  const start = performance.now();
  const extendTimeout = () => {
    request.timeout = performance.now() - start + timeoutMilliseconds;
  };
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    extendTimeout();
    if (total > 0) onProgress(loaded / total);
  });
  extendTimeout();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  try {
    const ended = waitForEnd(request);
    request.send(body);
    const isAnswered = await ended;
    signal.throwIfAborted();
    if (!isAnswered) throw new ApiUnreachable(`${path} could not be reached`);
  } finally {
    signal.removeEventListener('abort', abort);
  }
  // An answer that is no JSON is null here, and refused because it is no envelope.
  // Not `Response.json`: it is younger than some browsers that are supported.
  return new Response(JSON.stringify(request.response), { status: request.status });
}

/** Resolves to whether an answer came; false when the connection broke, made no progress or was ended by us. */
function waitForEnd(request: XMLHttpRequest): Promise<boolean> {
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => resolve(request.status !== 0));
  });
}

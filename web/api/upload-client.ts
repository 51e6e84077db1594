import { ApiUnreachable } from './answer.ts';
import { createApiClient, type CallEndpoint, type Transport } from './client.ts';
import { readSession } from './session.ts';
import { endExpiredSession, patienceMilliseconds, writeBody, writeHeaders } from './write-call.ts';

type Watch = {
  /** Told how much has left this device, from 0 to 1; at 1 the server is at work. */
  onProgress: (share: number) => void;
  /** Ends the call: it rejects with the signal's reason, and the server throws away what has come. */
  signal: AbortSignal;
};

/**
 * Calls an endpoint as `callEndpoint` does, but tells how far the sending is and can be ended. A slow line may take its
 * time: only one that has stood still for a minute counts as not reached.
 */
export function createUploadCall(watch: Watch): CallEndpoint {
  return createApiClient(sendWith(watch)).call;
}

function sendWith({ onProgress, signal }: Watch): Transport {
  return async (path, { method, body }) => {
    signal.throwIfAborted();
    const token = readSession()?.token;
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = 'json';
    const written = writeBody(body);
    const headers = writeHeaders({ token, body: written });
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const start = performance.now();
    const waitOn = () => {
      request.timeout = performance.now() - start + patienceMilliseconds;
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn();
      if (total > 0) onProgress(loaded / total);
    });
    waitOn();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    try {
      const ended = untilEnded(request);
      request.send(written);
      const isAnswered = await ended;
      signal.throwIfAborted();
      if (!isAnswered) throw new ApiUnreachable(`${path} could not be reached`);
    } finally {
      signal.removeEventListener('abort', abort);
    }
    endExpiredSession({ status: request.status, token });
    // What is no JSON is null here, and refused as no envelope.
    return { status: request.status, body: request.response as unknown };
  };
}

/** Whether an answer came; false when the line broke, stood still too long or was cut by us. */
function untilEnded(request: XMLHttpRequest): Promise<boolean> {
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => resolve(request.status !== 0));
  });
}

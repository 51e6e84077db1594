import { ApiUnreachable } from './answer.ts';
import type { Transport } from './client.ts';
import { readSession } from './session.ts';
import { endExpiredSession, patienceMilliseconds, writeBody, writeHeaders } from './write-call.ts';

/** Calls over fetch with the bearer token of this tab. An expired token ends the session. */
export const sendFromBrowser: Transport = createTransport({});

/** The same for a small call that must arrive even when the page is being left. */
export const sendWhileLeaving: Transport = createTransport({ keepalive: true });

function createTransport(manner: RequestInit): Transport {
  return async (path, { method, body }) => {
    const token = readSession()?.token;
    const written = method === 'GET' ? undefined : writeBody(body);
    const headers = writeHeaders({ token, body: written });
    const response = await reach(path, { ...manner, method, headers, body: written ?? null });
    endExpiredSession({ status: response.status, token });
    return { status: response.status, body: await readJson(response) };
  };
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(patienceMilliseconds);
    return await fetch(path, { ...init, signal, credentials: 'omit', cache: 'no-store' });
  } catch (cause) {
    throw new ApiUnreachable(`${path} could not be reached`, { cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiUnreachable(`${response.url} did not answer in JSON`, { cause });
  }
}

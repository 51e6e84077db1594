import { ApiUnreachable } from './answer.ts';
import type { Transport } from './client.ts';
import { endSession, readSession } from './session.ts';

/** Calls over fetch with the bearer token of this tab. An expired token ends the session. */
export const sendFromBrowser: Transport = async (path, { method, body }) => {
  const token = readSession()?.token;
  const response = await reach(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: writeBody(body) }),
  });
  if (response.status === 401 && token !== undefined && readSession()?.token === token) endSession('expired');
  return { status: response.status, body: await readJson(response) };
};

/** A call that takes longer counts as not reached, so that no form waits for ever. */
const patienceMilliseconds = 60_000;

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

/** Files travel as a multipart form, lists as repeated fields; everything else is JSON. */
function writeBody(body: unknown): FormData | Blob {
  const fields = Object.entries(body ?? {}).flatMap(([key, value]: [string, unknown]): [string, unknown][] =>
    Array.isArray(value) ? value.map((item: unknown) => [key, item]) : [[key, value]],
  );
  if (!fields.some(([, value]) => value instanceof Blob)) {
    return new Blob([JSON.stringify(body)], { type: 'application/json' });
  }
  const form = new FormData();
  for (const [key, value] of fields) {
    if (value instanceof Blob) form.append(key, value);
    else if (value !== undefined && value !== null) form.append(key, writeField(value));
  }
  return form;
}

function writeField(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

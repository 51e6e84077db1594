import { endSession, readSession } from './session.ts';

/** A call that hears nothing for longer counts as not reached, so that no form waits for ever. */
export const patienceMilliseconds = 60_000;

type Call = { token: string | undefined; body: FormData | string | undefined };

/** The headers of a call: JSON is wanted, and who is asking. A form says by itself what it is. */
export function writeHeaders({ token, body }: Call): Record<string, string> {
  return {
    accept: 'application/json',
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

/** Files travel as a multipart form, lists as repeated fields; everything else is JSON. */
export function writeBody(body: unknown): FormData | string {
  const fields = Object.entries(body ?? {}).flatMap(([key, value]: [string, unknown]): [string, unknown][] =>
    Array.isArray(value) ? value.map((item: unknown) => [key, item]) : [[key, value]],
  );
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [key, value] of fields) {
    if (value instanceof Blob) form.append(key, value);
    else if (value !== undefined && value !== null) form.append(key, writeField(value));
  }
  return form;
}

/** A token that the server no longer knows ends the session, unless another one has taken its place meanwhile. */
export function endExpiredSession({ status, token }: { status: number; token: string | undefined }): void {
  if (status === 401 && token !== undefined && readSession()?.token === token) endSession('expired');
}

function writeField(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

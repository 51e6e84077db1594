import type { Tags } from '#contract/calls/tags.ts';
import { connectionHeader } from '#contract/calls/headers.ts';
import { ApiUnreachable, isServiceFailure, type AnyEndpoint } from './answer.ts';
import { createApiClient, type ApiClient, type Transport } from './client.ts';
import { notProved, sendWithProof } from './proof.ts';
import { lookForServer } from './reachability.ts';
import { endSession, onSessionChange, readSession } from './session.ts';

/** The client of this browser. Loaders of pages rendered on the server use `context.api` instead. */
export const browserApi = createBrowserClient(createTransport({}));

/** Calls an endpoint of the contract and returns its envelope, success or refusal. Throws only `ApiUnreachable`. */
export const callEndpoint = browserApi.call;

/** Calls an endpoint and returns its success; throws `ApiRefused` otherwise. For queries. */
export const loadEndpoint = browserApi.load;

/** Calls an endpoint with a small input that must arrive even when the page is being left. */
export const callWhileLeaving = createBrowserClient(createTransport({ keepalive: true })).call;

/** A call that changed something, or was refused because something had changed before. */
type ChangingCall = { tags: Tags; input: object };

let onChange: ((call: ChangingCall) => void) | undefined;

/** Sets what is called after every call that changes something. */
export function setOnChange(listener: typeof onChange): void {
  onChange = listener;
}

/** Returns a client of this browser over a transport. */
export function createBrowserClient(send: Transport): ApiClient {
  return createApiClient(send, (endpoint, { input, refusal }) => {
    const { changes: tags = [] } = endpoint;
    if (tags.length === 0) return;
    if (refusal === undefined || isAboutState(endpoint, refusal)) onChange?.({ tags, input });
  });
}

/** Whether an endpoint declares a refusal, which is then about what is stored, unless it is because of the input or the service. */
function isAboutState({ problems }: AnyEndpoint, { code }: { code: string }): boolean {
  if (code === 'invalid_input' || isServiceFailure({ code })) return false;
  return problems.some((declared) => declared === code);
}

let connectionId: string | undefined;

/** Sets the live connection of this window, which calls name so that it is not notified of what they change. */
export function setConnectionId(id: string | undefined): void {
  connectionId = id;
}

/** A call without an answer counts as not reached after this time, so that no form waits for ever. */
export const timeoutMilliseconds = 60_000;

/** What is being read for the signed-in person. Nobody waits for it when the session ends, and the server would refuse it. */
let reading = new AbortController();

onSessionChange(({ session, before }) => {
  if (before === undefined || session?.user_id === before.user_id) return;
  reading.abort();
  reading = new AbortController();
});

/** Calls over fetch with the bearer token of this tab. An expired token ends the session. */
function createTransport(options: RequestInit): Transport {
  return async (path, { method, body, needsProof, isRead }) => {
    const token = readSession()?.token;
    const written = method === 'GET' ? undefined : writeBody(body);
    const headers = writeHeaders({ token, body: written });
    const signal = isRead ? reading.signal : null;
    const send = () => reach(path, { ...options, method, headers, body: written ?? null, signal });
    const response = await sendWithProof(send, { needsProof });
    if (response === undefined) return { status: 403, body: notProved };
    endExpiredSession({ status: response.status, token });
    return { status: response.status, body: await readJson(response) };
  };
}

async function reach(path: string, { signal: given, ...init }: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  const signal = given ? AbortSignal.any([given, timeout]) : timeout;
  try {
    return await fetch(path, { ...init, signal, credentials: 'same-origin', cache: 'no-store' });
  } catch (cause) {
    return giveUp(`${path} could not be reached`, { cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    // An answer that broke off is one that did not arrive.
    return giveUp(`${response.url} did not answer in JSON`, {
      cause,
      hasAnswered: cause instanceof SyntaxError,
    });
  }
}

/** What was ended here says nothing about the server. */
function giveUp(message: string, failure: { cause: unknown; hasAnswered?: boolean }): never {
  const { cause } = failure;
  const isEndedHere = cause instanceof DOMException && cause.name === 'AbortError';
  if (!isEndedHere) void lookForServer();
  throw new ApiUnreachable(message, failure);
}

type Call = { token: string | undefined; body: FormData | string | undefined };

/** The headers of a call: JSON is wanted, and the token. The browser adds the content type of a form. */
export function writeHeaders({ token, body }: Call): Record<string, string> {
  return {
    accept: 'application/json',
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(token === undefined || connectionId === undefined ? {} : { [connectionHeader]: connectionId }),
  };
}

/** Files are sent as a multipart form, with lists as repeated fields; everything else is JSON. */
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

function writeField(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A token that the server no longer accepts ends the session, unless another token has replaced it by then. */
export function endExpiredSession({ status, token }: { status: number; token: string | undefined }): void {
  if (status === 401 && token !== undefined && readSession()?.token === token) endSession('expired');
}

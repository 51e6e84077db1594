import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import type { Tags } from '#contract/calls/tags.ts';
import { connectionHeader } from '#contract/calls/headers.ts';
import type { RawBody } from '#contract/calls/raw-body.ts';
import { type Origin, runFrom } from '#server/platform/live/origin.ts';
import { openCursor, sealCursor } from '#server/platform/listing/sealed-cursor.ts';
import { withSecurityLog } from '#server/platform/logging/security-log.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { answerOf, type Run } from './answers.ts';
import { drainBody } from './bodies.ts';
import { runForClient } from './calling-client.ts';
import { clientOf, networkOf } from './client-address.ts';
import { createCookieJar, type CookieJar } from './cookies.ts';
import { formRulesOf, limitForms, type RunForm } from './form-limits.ts';
import { receiveForm } from './forms.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import { inputProblem, requireJsonTypes } from './problems.ts';
import type { Caller, Client, Route } from './route.ts';

export type MountOptions = {
  gatekeeper: Gatekeeper;
  /** The folder for files of forms until their call is answered. */
  uploadFolder: string;
  isHttps: boolean;
  /** Makes addresses in the text of an answer those of a session. */
  sealPhotoPaths?: (text: string, sessionId: number) => string;
  /** The keys of cursors of lists: sealed with the first, accepted with all. */
  acceptedKeys: readonly string[];
  /** Tells the other processes what a call has changed of their cached answers. Does not fail. */
  announceChange?: (tags: Tags) => Promise<void>;
};

type Mounting = MountOptions & { runForm: RunForm; caches: AnswerCaches; cookieJar: CookieJar };

/** The cached answers of this process, with the tags that they read. */
type AnswerCaches = { reads: Tags; clear: () => void }[];

/** The mounted routes; `clearCached` ends the cached answers that read one of the tags, and returns whether there are any. */
export type MountedRoutes = { clearCached: (tags: Tags) => boolean };

/** Mounts every route below `/api`: gate and limits, validation, use case, envelope, in this order. */
export async function mountRoutes(
  app: FastifyInstance,
  { routes, ...options }: MountOptions & { routes: readonly Route[] },
): Promise<MountedRoutes> {
  const mounting: Mounting = {
    ...options,
    runForm: limitForms(),
    caches: [],
    cookieJar: createCookieJar(options.isHttps),
  };
  const mount = (scope: FastifyInstance, isMounted: (endpoint: Endpoint) => boolean) => {
    for (const route of routes) if (isMounted(route.endpoint)) mountRoute(scope, route, mounting);
  };
  mount(app, (endpoint) => !acceptsForms(endpoint) && endpoint.takesRawBody !== true);
  // Only these routes parse forms; all others refuse a form like any other unsupported content type.
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.addHook('onSend', async (request) => drainBody(request.raw));
    mount(scope, acceptsForms);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    mount(scope, ({ takesRawBody }) => takesRawBody === true);
  });
  return { clearCached: (tags) => clearChanged(mounting.caches, tags) };
}

function acceptsForms({ files }: Endpoint): boolean {
  return files !== undefined;
}

function mountRoute(app: FastifyInstance, route: Route, mounting: Mounting): void {
  const { endpoint } = route;
  const isCached = endpoint.cacheSeconds !== undefined;
  const isRaw = endpoint.takesRawBody === true;
  const { answer, clear } = answerOf(endpoint, {
    run: runnerOf(route, mounting),
    writeCookie: mounting.cookieJar.write,
  });
  if (clear !== undefined) mounting.caches.push({ reads: endpoint.reads ?? [], clear });
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { isCall: true, isCached, takesForms: acceptsForms(endpoint) },
    // A cached answer has no body to read, and is compressed once for all requests.
    ...(isCached && { compress: false }),
    ...((isCached || isRaw) && { decompress: false }),
    handler: answer,
  });
}

/** Ends the cached answers about what was changed, so that the caller sees the change at once; returns whether there are any. */
function clearChanged(caches: AnswerCaches, changes: Tags): boolean {
  const changed = caches.filter(({ reads }) => reads.some((tag) => changes.includes(tag)));
  for (const { clear } of changed) clear();
  return changed.length > 0;
}

function runnerOf(route: Route, mounting: Mounting): Run {
  const { gatekeeper } = mounting;
  const runCall: Run = async (request) => {
    const caller = await gatekeeper.admit(request, route.endpoint);
    try {
      const admitted = { route, caller, mounting };
      const client = clientOf(request);
      const run = () => runForClient(client, () => runAdmitted(request, { ...admitted, client }));
      const origin = originOf(request, caller);
      const reply = await (origin === undefined ? run() : runFrom(origin, run));
      const { changes = [] } = route.endpoint;
      if (clearChanged(mounting.caches, changes)) await mounting.announceChange?.(changes);
      return { reply, ...addressOf(mounting, { reply, caller }) };
    } catch (error) {
      if (error instanceof Problem || caller === null) throw error;
      // The call of an account that is erased at the same time may fail anywhere.
      throw (await gatekeeper.isSignedOut(request)) ? problem('not_signed_in') : error;
    }
  };
  return (request) =>
    withSecurityLog({ log: request.log, reqId: request.id, address: request.ip }, () => runCall(request));
}

/** How paths in the answer are made to open for the session that it starts, or else for that of the caller. */
function addressOf(
  { sealPhotoPaths }: Mounting,
  { reply, caller }: { reply: { startedSessionId?: number | undefined }; caller: Caller | null },
) {
  const sessionId = reply.startedSessionId ?? caller?.sessionId;
  if (sessionId === undefined || sealPhotoPaths === undefined) return {};
  return { address: (text: string) => sealPhotoPaths(text, sessionId) };
}

/** The window that makes a call, as far as it says; the session is the one that the gate found. */
function originOf({ headers }: FastifyRequest, caller: Caller | null): Origin | undefined {
  const connectionId = headers[connectionHeader];
  const isNamed = typeof connectionId === 'string' && connectionId.length <= longestConnectionId;
  return caller !== null && isNamed ? { connectionId, sessionId: caller.sessionId } : undefined;
}

const longestConnectionId = 36;

type Admitted = { route: Route; caller: Caller | null; client: Client; mounting: Mounting };

async function runAdmitted(
  request: FastifyRequest,
  { route, caller, client, mounting: { uploadFolder, runForm, cookieJar, acceptedKeys } }: Admitted,
): ReturnType<Route['run']> {
  const { endpoint } = route;
  const call = { caller, client, cookies: cookieJar.read(request.headers.cookie), acceptedKeys };
  if (!acceptsForms(endpoint) || !request.isMultipart()) {
    return runRoute(route, { ...call, input: inputOf(request, endpoint) });
  }
  const sender = caller === null ? `network ${networkOf(request.ip)}` : `account ${caller.accountId}`;
  return runForm(sender, async () => {
    const form = await receiveForm(request, { folder: uploadFolder, rules: formRulesOf(endpoint) });
    try {
      return await runRoute(route, { ...call, input: form.fields });
    } finally {
      await form.discard();
    }
  });
}

function inputOf(request: FastifyRequest, { method, takesRawBody, input }: Endpoint): unknown {
  if (takesRawBody === true) return readRawBody(request);
  if (method === 'GET') return request.query;
  requireJsonTypes(input, request.body);
  return request.body;
}

function readRawBody({ body, headers }: FastifyRequest): RawBody {
  const single = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers: Object.fromEntries(single) };
}

type UnparsedCall = Omit<Parameters<Route['run']>[0], 'input'> & {
  input: unknown;
  acceptedKeys: readonly string[];
};

/** Validates the input and runs the use case. Cursors of lists are opened for it, and those that it answers are sealed. */
async function runRoute(
  { endpoint, run }: Route,
  { input, acceptedKeys, ...call }: UnparsedCall,
): ReturnType<Route['run']> {
  const parsed = endpoint.input.safeParse(input ?? {});
  if (!parsed.success) throw inputProblem(parsed.error);
  if (!('cursor' in endpoint.input.shape)) return run({ ...call, input: parsed.data });
  const accountId = call.caller?.accountId ?? null;
  const owner = { acceptedKeys, accountId, path: endpoint.path, input: parsed.data };
  const { cursor } = parsed.data;
  const opened = typeof cursor === 'string' ? { cursor: openCursor(cursor, owner) } : {};
  const reply = await run({ ...call, input: { ...parsed.data, ...opened } });
  if (!('next' in reply) || typeof reply.next !== 'string') return reply;
  const sealed = { ...reply, next: sealCursor(reply.next, owner) };
  return sealed;
}

import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { successOf } from '#contract/envelope.ts';
import { sentenceOf } from '#contract/messages.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { cacheAnswer } from './cache-answer.ts';
import { clientOf, networkOf } from './client-address.ts';
import { drainRequest } from './drain-request.ts';
import { formRulesOf } from './form-limits.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import { inputProblem } from './input-problem.ts';
import { createFormLimit } from './limit-forms.ts';
import { receiveForm } from './receive-form.ts';
import type { Caller, Route } from './route.ts';

export type MountOptions = {
  gatekeeper: Gatekeeper;
  /** Where files of forms lie while their call is answered. */
  uploadFolder: string;
};

type Limits = { limitForms: ReturnType<typeof createFormLimit> };

/** Mounts every route below `/api`: gate and limits, validation, use case, envelope, in this order. */
export async function mountRoutes(
  app: FastifyInstance,
  { routes, ...rest }: MountOptions & { routes: readonly Route[] },
): Promise<void> {
  const options = { ...rest, limitForms: createFormLimit() };
  for (const route of routes) if (!takesForms(route)) mountRoute(app, route, options);
  // Elsewhere a form is refused like any other content type that the call does not take.
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.addHook('onSend', async (request) => drainRequest(request.raw));
    for (const route of routes) if (takesForms(route)) mountRoute(scope, route, options);
  });
}

function takesForms({ endpoint }: Route): boolean {
  return endpoint.files !== undefined;
}

function mountRoute(app: FastifyInstance, route: Route, options: MountOptions & Limits): void {
  const { endpoint } = route;
  const run = runnerOf(route, options);
  if (endpoint.download !== undefined) {
    mountDownload(app, { endpoint, run });
    return;
  }
  const { mayBeFalse, extra = {} } = endpoint;
  const envelope = successOf(endpoint.data, { extra, mayBeFalse });
  const produceAnswer = async (request: FastifyRequest): Promise<string> => {
    const { message, result = true, file: _none, ...reply } = await run(request);
    // Parsing the answer takes away whatever the contract does not name.
    const answer = envelope.parse({
      ...reply,
      result,
      message: sentenceOf(message ?? endpoint.message),
    });
    return JSON.stringify(answer);
  };
  const { cacheSeconds } = endpoint;
  const writeAnswer = cacheSeconds === undefined ? produceAnswer : cacheAnswer(produceAnswer, cacheSeconds);
  const cacheControl = cacheSeconds === undefined ? 'no-store' : `public, max-age=${cacheSeconds}`;
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    handler: async (request, reply) => {
      const answer = await writeAnswer(request);
      return reply
        .code(endpoint.status ?? 200)
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', cacheControl)
        .send(answer);
    },
  });
}

type Run = (request: FastifyRequest) => ReturnType<Route['run']>;

/** Success is the file that the use case writes while it is sent; a refusal is the envelope, like everywhere. */
function mountDownload(app: FastifyInstance, { endpoint, run }: { endpoint: Endpoint; run: Run }): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    handler: async (request, reply) => {
      const { file } = await run(request);
      if (file === undefined) throw problem('not_found');
      if (file.bytes !== undefined) reply.header('content-length', file.bytes);
      return reply
        .header('content-type', contentTypeOf(endpoint.download))
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .header('cache-control', 'no-store')
        .send(file.content);
    },
  });
}

function contentTypeOf(download: Endpoint['download']): string {
  return download === 'text/csv' ? 'text/csv; charset=utf-8' : 'application/zip';
}

/** Gate, validation and use case of a route. */
function runnerOf(route: Route, options: MountOptions & Limits): Run {
  const { gatekeeper } = options;
  return async (request) => {
    const caller = await gatekeeper.admit(request, route.endpoint);
    try {
      return await runAdmitted(request, { route, caller, options });
    } catch (error) {
      // Nothing is wrong when the account was erased while its call was under way.
      const isOurs = error instanceof Problem || caller === null || !(await gatekeeper.hasLeft(request));
      throw isOurs ? error : problem('not_signed_in');
    }
  };
}

type Admitted = { route: Route; caller: Caller | null; options: MountOptions & Limits };

async function runAdmitted(
  request: FastifyRequest,
  { route, caller, options: { uploadFolder, limitForms } }: Admitted,
): ReturnType<Run> {
  const { endpoint } = route;
  const call = { caller, client: clientOf(request) };
  if (!isForm(endpoint, request)) {
    return runRoute(route, { ...call, input: endpoint.method === 'GET' ? request.query : request.body });
  }
  const sender = caller === null ? `network ${networkOf(request.ip)}` : `account ${caller.accountId}`;
  // It is read only now that the gate has let the caller in.
  return limitForms(sender, async () => {
    const form = await receiveForm(request, { folder: uploadFolder, rules: formRulesOf(endpoint) });
    try {
      return await runRoute(route, { ...call, input: form.fields });
    } finally {
      await form.discard();
    }
  });
}

function isForm(endpoint: Endpoint, request: FastifyRequest): boolean {
  return endpoint.files !== undefined && request.isMultipart();
}

type UnreadCall = Omit<Parameters<Route['run']>[0], 'input'> & { input: unknown };

async function runRoute({ endpoint, run }: Route, { input, ...call }: UnreadCall): ReturnType<Route['run']> {
  const parsed = endpoint.input.safeParse(input ?? {});
  if (!parsed.success) throw inputProblem(parsed.error);
  return run({ ...call, input: parsed.data });
}

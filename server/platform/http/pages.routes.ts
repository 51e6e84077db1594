import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallApi, PostedForm, RenderPage } from '#contract/calls/page.ts';
import { problem } from '#server/platform/problem.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import { type PageForm, servePageForms } from './page-forms.ts';
import { sendRefusal } from './problems.ts';
import { readLanguage } from './cookies.ts';
import { contentPolicy, createNonce, workerPolicy } from './security-headers.ts';

export type PagesOptions = {
  renderPage: RenderPage;
  /** The folder of the built browser files; null when another server serves them (development). */
  browserFiles: string | null;
  publicUrl: string;
  gatekeeper: Gatekeeper;
  /** The forms of pages that work without scripts. */
  forms: readonly PageForm[];
};

const yearSeconds = 31_536_000;
const hourSeconds = 3_600;

/** Serves browser files and renders pages: every address without a call or a file is a page. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const files = await serveBrowserFiles(app, options.browserFiles);
  const admit = async (request: FastifyRequest) => {
    await options.gatekeeper.admit(request, { access: 'public', path: '/' });
  };
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (files.has(path)) return reply.sendFile(path);
    if (isCallOrFile(request.url)) throw problem('not_found');
    await admit(request);
    return sendPage(request, reply, { ...options, callApi: callApiFor(app, request.ip) });
  });
  await servePageForms(app, {
    forms: options.forms,
    publicUrl: options.publicUrl,
    call: (request, { path, body }) => callForForm(app, request, { url: `/api${path}`, body }),
    admit,
    sendPage: (request, reply, posted) =>
      sendPage(request, reply, { ...options, callApi: callApiFor(app, request.ip), ...posted }),
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(problem('not_found'), request, reply));
}

/** Prepares sending the browser files and returns their addresses. A route for each would take a good part of a start. */
async function serveBrowserFiles(app: FastifyInstance, folder: string | null): Promise<ReadonlySet<string>> {
  if (folder === null) return new Set();
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // A file is cached for a year if its name contains a hash of the content, else for an hour; the worker is revalidated.
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'));
      response.header('cache-control', cacheControlOf(path, isHashed));
      if (isWorker(path)) response.header('content-security-policy', workerPolicy);
    },
  });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const addresses = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`);
  // A compressed twin is sent in place of its file, and hidden files are for the server.
  return new Set(addresses.filter((address) => !/\/\.|\.(?:br|gz)$/.test(address)));
}

function cacheControlOf(path: string, isHashed: boolean): string {
  if (isWorker(path)) return 'no-cache';
  return isHashed ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${hourSeconds}`;
}

/** The service worker, compressed or not. */
function isWorker(path: string): boolean {
  return /[/\\]service-worker\.js(?:\.br|\.gz)?$/.test(path);
}

/** A missing call or file is answered with the envelope of a refusal, never with a page. */
function isCallOrFile(url: string): boolean {
  return /^\/(api|assets|art|icons)(\/|\?|$)/.test(url);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions & { callApi: CallApi; posted?: PostedForm; status?: number },
): Promise<FastifyReply> {
  const nonce = createNonce();
  const page = await options.renderPage({
    url: options.publicUrl + request.url,
    nonce,
    callApi: options.callApi,
    ...(options.posted !== undefined && { posted: options.posted }),
    language: readLanguage(request.headers.cookie),
  });
  if (page.error !== undefined) request.log.error({ reqId: request.id, err: page.error }, 'a page failed');
  return reply
    .code(page.status === 200 ? (options.status ?? 200) : page.status)
    .headers(page.headers)
    .header('content-security-policy', contentPolicy(nonce))
    .header('cache-control', options.posted === undefined ? 'no-cache' : 'no-store')
    .send(page.html);
}

/** Makes the call of a form, as the browser that sends the form would make it. */
async function callForForm(
  app: FastifyInstance,
  request: FastifyRequest,
  { url, body }: { url: string; body: unknown },
) {
  const { ip: remoteAddress, headers } = request;
  const answer = await app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/json', 'user-agent': headers['user-agent'] ?? '' },
    payload: JSON.stringify(body),
  });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  return { status: answer.statusCode, body: answer.json<unknown>(), cookies };
}

/** Makes the public calls of a page inside the process, with the checks and limits of its visitor. */
function callApiFor(app: FastifyInstance, remoteAddress: string): CallApi {
  return async (url, { method, body }) => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}

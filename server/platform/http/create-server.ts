import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { redactText } from '#server/platform/logging/redact-text.ts';
import { problem } from '#server/platform/problem.ts';
import { answerProblems } from './answer-problems.ts';
import { expectJsonSoon, readJsonBodies } from './read-json-body.ts';
import { addSecurityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever knows an address of this route may see what is there, so it does not stand in the log. */
    hasSecretPath?: boolean;
  }
}

export type ServerOptions = { log: FastifyBaseLogger; trustProxy: number | string; isHttps: boolean };

const longestLoggedPath = 200;
const limits = { bodyBytes: 100 * 1024, requestMs: 600_000, connectionMs: 70_000 } as const;

/** The HTTP server with everything that holds for every answer; features mount their routes on it. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for every request would cost more than a short answer; whoever logs names the request.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustedProxies(options.trustProxy),
    bodyLimit: limits.bodyBytes,
    // Time for photos over a slow phone network; a form that stands still is ended sooner, where it is read.
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.connectionMs,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
  });
  answerProblems(app);
  readJsonBodies(app);
  await addSecurityHeaders(app, options.isHttps);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, { global: false });
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/') || request.url.includes('%00')) throw problem('malformed_request');
    expectJsonSoon(request);
  });
  letConnectionsEnd(app);
  // Its lines hold only what is named here, so they are not searched for secrets: that would cost most of a short answer.
  const accessLog = options.log.child({}, { redact: [] });
  app.addHook('onResponse', async (request, reply) => {
    // The path without its query: searches and codes may stand there. What people type into a path is cleaned.
    const path = redactText(pathOf(request).slice(0, longestLoggedPath).split('?', 1)[0] ?? '');
    const { id: reqId, method } = request;
    accessLog.info(
      { reqId, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  return app;
}

/** What is logged of an address. A path that is a secret itself is told by its pattern. */
function pathOf({ url, routeOptions }: FastifyRequest): string {
  return routeOptions.config.hasSecretPath === true ? (routeOptions.url ?? '') : url;
}

/**
 * Stopping closes idle connections at once; one that was answering then becomes idle later, and would be kept open for
 * the client's next request.
 */
function letConnectionsEnd(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}

/** A number trusts that many proxies in front of this process; a text names their addresses. */
function trustedProxies(
  proxies: number | string,
): boolean | string | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'string') return proxies;
  return proxies === 0 ? false : (_address, hop) => hop < proxies;
}

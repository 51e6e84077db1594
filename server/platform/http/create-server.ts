import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { ServerLogger } from '#server/platform/logging/logger.ts';
import { redactText } from '#server/platform/redact-text.rules.ts';
import { problem } from '#server/platform/problem.ts';
import { limitBodyTime, readJsonBodies } from './bodies.ts';
import { answerProblems } from './problems.ts';
import { addSecurityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path itself grants access, so it is not logged. */
    hasSecretPath?: boolean;
    /** A call of the API, whose answer is no document. */
    isCall?: boolean;
    /** Most of its answers are cached bodies, so only refusals are logged at the level `info`. */
    isCached?: boolean;
  }
}

export type ServerOptions = { log: ServerLogger; trustProxy: number | string; isHttps: boolean };

const longestLoggedPath = 200;
const limits = { bodyBytes: 100 * 1024, requestMs: 600_000, connectionMs: 70_000, idlePollMs: 20 } as const;

/** Creates the HTTP server with all that every answer shares; features mount their routes on it. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for every request would cost more than a short answer; each log line names its request instead.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustedProxies(options.trustProxy),
    bodyLimit: limits.bodyBytes,
    // Long enough for photos over a slow phone network; a stalled form is stopped sooner (`watchBody`).
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.connectionMs,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
  });
  answerProblems(app);
  readJsonBodies(app);
  addSecurityHeaders(app, options.isHttps);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, { global: false });
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.url.startsWith('/') || request.url.includes('%00'))
      return done(problem('malformed_request'));
    limitBodyTime(request);
    return done();
  });
  closeIdleConnections(app);
  app.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const level = request.routeOptions.config.isCached === true && status < 400 ? 'debug' : 'info';
    options.log.answered(level, {
      reqId,
      method,
      path: pathOf(request),
      status,
      ms: Math.round(elapsedTime),
    });
    done();
  });
  return app;
}

/**
 * The path as it is logged: without the query, which may contain searches and codes, and with addresses and numbers redacted. For
 * a secret path it is the pattern of its route.
 */
function pathOf({ url, routeOptions }: FastifyRequest): string {
  const isOwnText = url === routeOptions.url || routeOptions.config.hasSecretPath === true;
  if (isOwnText) return routeOptions.url ?? '';
  return redactText(url.slice(0, longestLoggedPath).split('?', 1)[0] ?? '');
}

/**
 * Closes connections that become idle while the server stops. Stopping itself closes only those that are idle at that moment;
 * the others would stay open for the client's next request.
 */
function closeIdleConnections(app: FastifyInstance): void {
  let polling: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    polling = setInterval(() => app.server.closeIdleConnections(), limits.idlePollMs);
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(polling);
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

import { randomUUID } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
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
import { allowOrigins } from './cross-origin.ts';
import { answerProblems } from './problems.ts';
import { addSecurityHeaders, listCallHeaders } from './security-headers.ts';
import { answerUnreadable } from './unreadable-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path itself grants access, so it is not logged. */
    hasSecretPath?: boolean;
    /** A call of the API, whose answer is no document. */
    isCall?: boolean;
    /** Most of its answers are cached bodies, so only refusals are logged at the level `info`. */
    isCached?: boolean;
    /** Its body may be a form with files, which takes as long as a slow network needs. */
    takesForms?: boolean;
  }
}

export type ServerOptions = {
  log: ServerLogger;
  trustProxy: number | string;
  isHttps: boolean;
  hstsIncludesSubdomains?: boolean;
  /** Other sites whose pages may make calls. */
  corsOrigins?: readonly string[];
};

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
    clientErrorHandler: answerUnreadable(listCallHeaders(options)),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ method, url = '/', headers }) =>
      method === 'GET' && headers.accept?.includes('text/html') === true && isUnreadablePage(url)
        ? addressOfNoPage
        : url,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = addressesIn(forwarded);
    done();
  });
  answerProblems(app);
  readJsonBodies(app);
  addSecurityHeaders(app, options);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, { global: false });
  allowOrigins(app, options.corsOrigins ?? []);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.url.startsWith('/') || request.url.includes('%00'))
      return done(problem('malformed_request'));
    return done();
  });
  limitBodyTime(app);
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

/** What no page has as its address: it shows the page that says so. */
const addressOfNoPage = '/not-found';

/** Whether the address of a page, not of a call, has a zero or is no text. People read a page there; a program reads the refusal. */
function isUnreadablePage(url: string): boolean {
  if (!url.startsWith('/') || /^\/api(?:\/|\?|$)/.test(url)) return false;
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0') || url.includes('%00');
  } catch {
    return true;
  }
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

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6');
}

/**
 * A text names the addresses of the proxies. A number trusts that many proxies, the nearest of which is on this machine or in a
 * private network: a client that reaches the port from elsewhere, without the proxy, is believed nothing.
 */
function trustedProxies(
  proxies: number | string,
): boolean | string | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'string') return proxies;
  if (proxies === 0) return false;
  return (address, hop) => hop < proxies && (hop > 0 || isPrivate(address));
}

/**
 * The addresses at the end of a forwarding header. An entry that is no address (a text, an address with a port) would be a network of its
 * own for every limit: it and the entries before it are left out, so that the request counts as the proxy's.
 */
function addressesIn(forwarded: string): string {
  const entries = forwarded.split(',').map((entry) => entry.trim());
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1).join(', ');
}

function isPrivate(address: string): boolean {
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

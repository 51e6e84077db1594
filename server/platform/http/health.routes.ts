import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A value that `/metrics` shows; it is read for each request. */
export type MeasuredValue = { name: string; help: string; read: () => number | Promise<number> };

export type HealthOptions = {
  /** Whether the database answers. */
  isDatabaseReady: () => Promise<boolean>;
  /** Whether the process is stopping, so that a load balancer must send nothing new. */
  isStopping: () => boolean;
  measures: readonly MeasuredValue[];
  metricsToken: string | undefined;
};

/** `/health/live`, `/health/ready` and `/metrics`. */
export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/health/live', () => ({ status: 'live' }));
  const isDatabaseReady = rememberBriefly(options.isDatabaseReady);
  app.get('/health/ready', async (_request, reply) => {
    const isReady = !options.isStopping() && (await isDatabaseReady());
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  for (const { name, help, read } of options.measures) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          try {
            this.set(await read());
          } catch {
            // Without a database the other measures still tell what the process does.
            this.remove();
          }
        },
      }),
    );
  }
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options.metricsToken)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Asks at most once a second, whatever is asked for. */
function rememberBriefly(ask: () => Promise<boolean>): () => Promise<boolean> {
  let known: { answer: Promise<boolean>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (known === undefined || now >= known.until) known = { answer: ask(), until: now + 1000 };
    return known.answer;
  };
}

/** With a token, requests that send it. Without, requests of this machine alone, and never through a proxy. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return request.headers.authorization === `Bearer ${token}`;
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded'].some(
    (name) => request.headers[name] !== undefined,
  );
  return isLocal && !isForwarded;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { connectionHeader } from '#contract/calls/headers.ts';
import { problem } from '#server/platform/problem.ts';

const preflightSeconds = '600';

/** Calls are signed in by the header `authorization`, so nothing allows credentials: cookies stay with the site's own pages. */
const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': `authorization, content-type, ${connectionHeader}`,
  'access-control-max-age': preflightSeconds,
};

/** Browsers show a page of another site these headers of an answer beside the usual ones. */
const exposedHeaders = 'content-disposition, etag, retry-after';

/** Lets pages of these other sites make calls in a browser, and show the photos whose paths the answers contain. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const find = ({ headers: { origin } }: FastifyRequest) => origins.find((listed) => listed === origin);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/photos/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    const origin = isCall(request) ? find(request) : undefined;
    if (origin !== undefined) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': exposedHeaders,
      });
    }
    done();
  });
  // At the end, because cached answers set the header themselves.
  app.addHook('onSend', async (request, reply) => {
    if (isCall(request)) reply.header('vary', [reply.getHeader('vary') ?? [], 'origin'].flat().join(', '));
  });
  app.options('/api/*', (request, reply) => {
    if (find(request) === undefined || request.headers['access-control-request-method'] === undefined) {
      throw problem('not_found');
    }
    return reply.code(204).headers(preflightHeaders).send();
  });
}

function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

/** Whether a request comes from a page of this site. Browsers send the origin of the page; programs may omit it. */
export function isSameSite({ headers: { origin }, host }: FastifyRequest, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

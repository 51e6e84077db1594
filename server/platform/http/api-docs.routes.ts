import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The page runs its own scripts only; its styles stand in the page, and cannot run anything. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** The API document at `/api/openapi.json` and a page to read it at `/api/docs`. */
export async function serveApiDocs(app: FastifyInstance, document: object): Promise<void> {
  app.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
  // The plugin's own type of a document is narrower than OpenAPI 3.1; what it gets is generated and tested.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    uiConfig: { docExpansion: 'list', deepLinking: true, layout: 'BaseLayout' },
  });
}

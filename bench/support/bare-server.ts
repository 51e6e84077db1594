import { readFileSync } from 'node:fs';
import fastify from 'fastify';

// The least a Fastify server can do: one route that answers ready bytes. It logs nothing and knows nothing.
const [bodyFile, port] = [process.env['BODY_FILE'], process.env['PORT']];
const body = bodyFile === undefined ? '{}' : readFileSync(bodyFile, 'utf8');
const app = fastify();
app.get('/*', (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(body),
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));

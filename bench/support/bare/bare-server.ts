import { readFileSync } from 'node:fs';
import fastify from 'fastify';

// The least a Fastify server can do: it answers ready bytes, logs nothing and knows nothing.
const { BODY_FILE = '', PORT, HOST = '127.0.0.1' } = process.env;
const body = readFileSync(BODY_FILE, 'utf8');
const app = fastify();
app.get('/*', (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(body),
);
await app.listen({ port: Number(PORT), host: HOST });
process.on('SIGTERM', () => process.exit(0));

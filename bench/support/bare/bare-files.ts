import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

// The least that serves the files of a folder over HTTP.
const { FILES = '', PORT, HOST = '127.0.0.1' } = process.env;
const app = fastify();
await app.register(fastifyStatic, { root: FILES });
app.get('/health/ready', (_request, reply) => reply.send('{}'));
await app.listen({ port: Number(PORT), host: HOST });
process.on('SIGTERM', () => process.exit(0));

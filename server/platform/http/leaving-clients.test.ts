import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createLogger } from '#server/platform/logging/logger.ts';
import { createServer } from './create-server.ts';

/** The error of a stream whose other end was closed before it was complete. */
const prematureClose = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

async function listen() {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) });
  const app = await createServer({ log, trustProxy: 0, isHttps: false });
  return { app, countFailures: () => lines.filter((line) => line.includes('a request failed')).length };
}

it('a client who leaves before the answer is no failure', async () => {
  const { app, countFailures } = await listen();
  const [called, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get('/answer', async ({ raw }) => {
    called.resolve();
    await once(raw.socket, 'close');
    throw prematureClose;
  });
  app.addHook('onError', async () => refused.resolve());
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const client = connect(Number(port), hostname);
  client.write('GET /answer HTTP/1.1\r\nHost: here\r\n\r\n');
  await called.promise;
  client.destroy();
  await refused.promise;
  await app.close();
  expect(countFailures()).toBe(0);
});

it('an answer that breaks while its client waits is one', async () => {
  const { app, countFailures } = await listen();
  app.get('/answer', async () => {
    throw prematureClose;
  });
  const { status } = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/answer`);
  await app.close();
  expect([status, countFailures()]).toEqual([500, 1]);
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FormServer, startFormServer } from '#tests/support/form-server.ts';

let server: FormServer;
beforeAll(async () => {
  server = await startFormServer();
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

const form = 'multipart/form-data; boundary=b';
const fileHead = '--b\r\ncontent-disposition: form-data; name=photo; filename=a.jpg\r\n\r\n';

/** Sends the head of a request and the beginning of its body, and waits until the server watches the time. */
async function begin({ path, type, body }: { path: string; type: string | undefined; body: string }) {
  const before = vi.getTimerCount();
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1').on('error', () => {});
  const contentType = type === undefined ? '' : `content-type: ${type}\r\n`;
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\n${contentType}content-length: 900000\r\n\r\n${body}`);
  while (vi.getTimerCount() === before) await nextTurn();
  return socket;
}

async function waitForClose(socket: Socket): Promise<void> {
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
}

test.each([
  ['JSON', '/api/words/send', 'application/json'],
  ['an unknown type', '/api/words/send', 'application/octet-stream'],
  ['no type', '/api/words/send', undefined],
  ['a form that is not expected', '/api/words/send', form],
  ['a text where a form is expected', '/api/things/send', 'text/plain'],
  ['JSON, at an address without a call', '/api/nothing', 'application/json'],
  ['JSON, at an address that cannot be read', '/%zz', 'application/json'],
  ['JSON, at an address with a zero', '/%00', 'application/json'],
  ['JSON, at an address with a host', 'http://a/x', 'application/json'],
])('a body of %s that does not end is cut after a minute', async (_name, path, type) => {
  const socket = await begin({ path, type, body: '{' });
  vi.advanceTimersByTime(60_000);
  await waitForClose(socket);
  expect(socket.closed).toBe(true);
});

test('a form without data for half a minute is cut', async () => {
  const socket = await begin({ path: '/api/things/send', type: form, body: fileHead });
  vi.advanceTimersByTime(30_000);
  await waitForClose(socket);
  expect(socket.closed).toBe(true);
});

test('a form that sends less than any network carries is cut, however often it sends', async () => {
  const socket = await begin({ path: '/api/things/send', type: form, body: fileHead });
  for (let tick = 0; tick < 3; tick += 1) {
    vi.advanceTimersByTime(20_000);
    socket.write('x');
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  }
  await waitForClose(socket);
  vi.useRealTimers();
  await expect.poll(() => server.listUploads()).toEqual([]);
});

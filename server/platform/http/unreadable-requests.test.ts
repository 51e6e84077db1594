import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FormServer, startFormServer } from '#tests/support/form-server.ts';

let server: FormServer;
beforeAll(async () => {
  server = await startFormServer();
});
afterAll(() => server.close());

/** Everything that the server sends until it ends the connection. */
function answerTo(request: string): Promise<string> {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.write(request);
  return text(socket);
}

test.each([
  ['no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
  ['a header without a name', 'GET / HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n', '400 Bad Request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    '400 Bad Request',
  ],
  ['an unknown version', 'GET / HTTP/9.9\r\nhost: a\r\n\r\n', '400 Bad Request'],
  [
    'too many headers',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s is answered as every refusal, with the headers of every answer', async (_what, request, status) => {
  const [head = '', body = ''] = (await answerTo(request)).split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
  for (const header of [
    'x-content-type-options: nosniff',
    "frame-ancestors 'none'",
    'cache-control: no-store',
  ]) {
    expect(head).toContain(header);
  }
  expect(JSON.parse(body)).toMatchObject({ result: false, data: null, code: 'malformed_request' });
});

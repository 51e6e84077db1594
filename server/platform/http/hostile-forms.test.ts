import { request as startRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, type FormServer, megabyte, startFormServer } from '#tests/support/form-server.ts';

let server: FormServer;
beforeAll(async () => {
  server = await startFormServer();
});
afterAll(() => server.close());

type Refused = [name: string, form: FormData, status: number, code: string, message: string];

const tooLarge = [413, 'too_large', 'The request is too large.'] as const;
const unreadable = [400, 'malformed_request', 'The request could not be read.'] as const;
const big = new Blob([new Uint8Array(megabyte + 1)]);
const fitting = new Blob([new Uint8Array(megabyte)]);
const times = <Part>(count: number, part: Part) => Array.from({ length: count }, () => part);
const longText = 'x'.repeat(60 * 1024);

const refused: Refused[] = [
  [
    'a file over the limit',
    formOf(['photo', big]),
    413,
    'too_large',
    'A file can be at most 1 MB. Choose a smaller one',
  ],
  ['more than all files together', formOf(...times<[string, Blob]>(5, ['images', fitting])), ...tooLarge],
  [
    'more files than the field accepts',
    formOf(...times<[string, Blob]>(2, ['photo', new Blob(['a'])])),
    422,
    'invalid_input',
    'Too many files',
  ],
  ['an unexpected file', formOf(['note', new Blob(['a'])]), 422, 'invalid_input', 'No file is needed here'],
  ['a long text', formOf(['note', longText.repeat(2)]), ...tooLarge],
  ['many long texts', formOf(['note', longText], ['tags', longText]), ...tooLarge],
  ['many fields', formOf(...times<[string, string]>(201, ['tags', 'x'])), ...tooLarge],
  ['a long name', formOf(['n'.repeat(101), 'x']), ...unreadable],
  ['a NUL character', formOf(['note', 'a\0b']), ...unreadable],
  ['a poisoned prototype', formOf(['__proto__', 'x']), ...unreadable],
];

const type = 'multipart/form-data; boundary=b';
const text = '--b\r\ncontent-disposition: form-data; name=note\r\n\r\n';
const file = '--b\r\ncontent-disposition: form-data; name=photo; filename=a.jpg\r\n\r\n';

const broken: [name: string, type: string, payload: BodyInit][] = [
  ['without a boundary', 'multipart/form-data', 'x'],
  ['with an unfinished text', type, `${text}abc`],
  ['with an unfinished file', type, `${file}abc`],
  ['with a part without a name', type, '--b\r\ncontent-disposition: form-data\r\n\r\nabc\r\n--b--\r\n'],
  ['with bytes that are not UTF-8', type, new Blob([text, new Uint8Array([0xff, 0xfe]), '\r\n--b--\r\n'])],
];

describe('a hostile form', () => {
  it.each(refused)('with %s is refused and leaves no file', async (_name, form, status, code, message) => {
    const answer = await server.send(form);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
    expect(await server.listUploads()).toEqual([]);
  });

  it.each(broken)('%s is refused as unreadable and leaves no file', async (_name, contentType, payload) => {
    const { status, body } = await server.send(payload, { type: contentType });
    expect([status, body.code]).toEqual([400, 'malformed_request']);
    expect(await server.listUploads()).toEqual([]);
  });
});

describe('a form of 100 MB', () => {
  it('is refused before it is read when its length is declared', async () => {
    expect(await beginHundredMegabytes({ isLengthDeclared: true, begun: 0 })).toBe(413);
  });

  it('is refused as soon as it is too long when its length is not declared', async () => {
    expect(await beginHundredMegabytes({ isLengthDeclared: false, begun: 2 * megabyte })).toBe(413);
    expect(await server.listUploads()).toEqual([]);
  });

  it('is refused to a client that reads the answer only after sending everything', async () => {
    const { status } = await server.send(formOf(['photo', new Blob([new Uint8Array(100 * megabyte)])]));
    expect(status).toBe(413);
  });

  it('is not read at all from a caller who is not admitted', async () => {
    server.admit(false);
    expect(await beginHundredMegabytes({ isLengthDeclared: true, begun: 0 })).toBe(401);
    server.admit(true);
  });
});

describe('a connection that breaks within a file', () => {
  it('leaves no file', async () => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1').on('error', () => {});
    const head = `POST /api/things/send HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 900000\r\n\r\n`;
    socket.write(`${head}${file}${'x'.repeat(400_000)}`);
    await expect.poll(() => server.listUploads()).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => server.listUploads()).toEqual([]);
  });
});

/** Sends the beginning of a file and never the rest, and returns the status of an answer that does not wait for it. */
function beginHundredMegabytes({ isLengthDeclared, begun }: { isLengthDeclared: boolean; begun: number }) {
  return new Promise<number | undefined>((resolve, reject) => {
    const length = isLengthDeclared ? { 'content-length': file.length + 100 * megabyte } : {};
    const request = startRequest(`${server.address}/api/things/send`, {
      method: 'POST',
      headers: { 'content-type': type, ...length },
    });
    request.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
      request.destroy();
    });
    request.on('error', reject);
    request.write(file);
    request.write(Buffer.alloc(begun));
  });
}

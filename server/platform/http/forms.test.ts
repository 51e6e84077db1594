import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request as startRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { ReceivedFile, upload } from '#contract/upload.ts';
import { problem } from '#server/platform/problem.ts';
import { createServer } from './create-server.ts';
import { mountRoutes } from './mount-routes.ts';
import { route } from './route.ts';

const megabyte = 1024 * 1024;
const fileOrText = z.union([upload, z.string()]);

const sendThings = endpoint({
  method: 'POST',
  path: '/things/send',
  access: 'public',
  feature: 'things',
  summary: 'Send things',
  input: z.object({
    photo: upload.optional(),
    images: z.array(fileOrText).optional(),
    note: z.string().optional(),
    tags: z.array(z.string()).optional(),
  }),
  files: { photo: 1, images: 3 },
  fileBytes: megabyte,
  data: z.record(z.string(), z.unknown()),
  message: 'outcome.done',
  problems: [],
});
const { files: _files, ...things } = sendThings;
const sendWords = endpoint({ ...things, path: '/words/send' });

let app: FastifyInstance;
let address: string;
let uploadFolder: string;
let isAdmitting = true;

const describeValue = async (value: unknown) =>
  value instanceof ReceivedFile
    ? `file ${value.bytes}: ${(await readFile(value.path)).subarray(0, 20)}`
    : value;

beforeAll(async () => {
  uploadFolder = await mkdtemp(join(tmpdir(), 'intandem-forms-'));
  app = await createServer({ log: pino({ level: 'silent' }), trustProxy: 0, isHttps: false });
  const run = async ({ input }: { input: object }) => ({
    data: Object.fromEntries(
      await Promise.all(
        Object.entries(input).map(async ([key, value]) => [
          key,
          Array.isArray(value) ? await Promise.all(value.map(describeValue)) : await describeValue(value),
        ]),
      ),
    ),
  });
  await mountRoutes(app, {
    routes: [route(sendThings, run), route(sendWords, run)],
    uploadFolder,
    gatekeeper: {
      admit: async () => {
        if (!isAdmitting) throw problem('not_signed_in');
        return null;
      },
    },
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(uploadFolder, { recursive: true, force: true });
});
afterEach(async () => {
  isAdmitting = true;
  expect(await readdir(uploadFolder)).toEqual([]);
});

async function send(
  form: FormData | string,
  { path = '/api/things/send', type }: { path?: string; type?: string } = {},
) {
  const response = await fetch(address + path, {
    method: 'POST',
    body: form,
    ...(type !== undefined && { headers: { 'content-type': type } }),
  });
  return { status: response.status, body: await response.json() };
}

function formOf(...parts: [string, string | Blob, string?][]): FormData {
  const form = new FormData();
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, filename ?? 'photo.jpg');
  }
  return form;
}

describe('a form', () => {
  it('arrives as texts and files, and its files are gone after the answer', async () => {
    const { status, body } = await send(
      formOf(['note', 'नमस्ते'], ['photo', new Blob(['pixels'])], ['unknown', 'x']),
    );
    expect([status, body.data]).toEqual([200, { note: 'नमस्ते', photo: 'file 6: pixels' }]);
  });

  it('keeps the order of files and texts of a field, a single one being a list where several may come', async () => {
    const { body } = await send(
      formOf(['images', new Blob(['one'])], ['images', '/photos/a/960.jpg'], ['images', new Blob(['two'])]),
    );
    expect(body.data.images).toEqual(['file 3: one', '/photos/a/960.jpg', 'file 3: two']);
    expect((await send(formOf(['images', 'only']))).body.data.images).toEqual(['only']);
  });

  it('may mark lists with brackets', async () => {
    const { body } = await send(formOf(['tags[]', 'a'], ['images[]', new Blob(['one'])]));
    expect(body.data).toEqual({ tags: ['a'], images: ['file 3: one'] });
  });

  it('says nothing of a file field where nothing was chosen', async () => {
    const { body } = await send(formOf(['photo', new Blob([]), ''], ['images', new Blob([]), '']));
    expect(body.data).toEqual({});
  });

  it('keeps a part that says it is JSON as text', async () => {
    const type = 'multipart/form-data; boundary=b';
    const part =
      '--b\r\ncontent-disposition: form-data; name=note\r\ncontent-type: application/json\r\n\r\n{"a":1}\r\n--b--\r\n';
    expect((await send(part, { type })).body.data).toEqual({ note: '{"a":1}' });
  });

  it('is not the only way: JSON goes there too, but cannot pretend to be a file', async () => {
    const type = 'application/json';
    expect((await send('{"note":"a"}', { type })).body.data).toEqual({ note: 'a' });
    const forged = JSON.stringify({ photo: { path: '/etc/passwd', bytes: 4 } });
    const { status, body } = await send(forged, { type });
    expect([status, body.errors]).toEqual([422, [{ field: 'photo', message: 'Please choose a file' }]]);
  });

  it('is refused where a call takes no files', async () => {
    const { status, body } = await send(formOf(['note', 'a']), { path: '/api/words/send' });
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('a form that is too much', () => {
  const big = new Blob([new Uint8Array(megabyte + 1)]);
  const fitting = new Blob([new Uint8Array(megabyte)]);
  const manyFields = Array.from({ length: 201 }, (_, index): [string, string] => [`f${index}`, 'x']);
  it.each<[string, FormData, number, string, string]>([
    [
      'a file over the limit',
      formOf(['photo', big]),
      413,
      'too_large',
      'A file may have at most 1 MB. Please choose a smaller one',
    ],
    [
      'more than all its files together',
      formOf(...Array.from({ length: 5 }, (): [string, Blob] => ['images', fitting])),
      413,
      'too_large',
      'The request is too large.',
    ],
    [
      'more files than the field takes',
      formOf(['photo', new Blob(['a'])], ['photo', new Blob(['b'])]),
      422,
      'invalid_input',
      'These are more files than belong here',
    ],
    [
      'a file where none belongs',
      formOf(['note', new Blob(['a'])]),
      422,
      'invalid_input',
      'No file belongs here',
    ],
    ['a long text', formOf(['note', 'x'.repeat(101 * 1024)]), 413, 'too_large', 'The request is too large.'],
    [
      'many long texts',
      formOf(['note', 'x'.repeat(60 * 1024)], ['tags', 'x'.repeat(60 * 1024)]),
      413,
      'too_large',
      'The request is too large.',
    ],
    ['many fields', formOf(...manyFields), 413, 'too_large', 'The request is too large.'],
    [
      'a name without end',
      formOf(['n'.repeat(101), 'x']),
      400,
      'malformed_request',
      'The request could not be read.',
    ],
    ['a NUL character', formOf(['note', 'a\0b']), 400, 'malformed_request', 'The request could not be read.'],
    [
      'a poisoned prototype',
      formOf(['__proto__', 'x']),
      400,
      'malformed_request',
      'The request could not be read.',
    ],
  ])('%s is refused', async (_name, form, status, code, message) => {
    const answer = await send(form);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'no end',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name=note\r\n\r\nabc',
    ],
    [
      'a file without end',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name=photo; filename=a\r\n\r\nabc',
    ],
    [
      'no name',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data\r\n\r\nabc\r\n--b--\r\n',
    ],
    [
      'bytes that are no UTF-8',
      'multipart/form-data; boundary=b',
      Buffer.from(
        '--b\r\ncontent-disposition: form-data; name=note\r\n\r\n\xff\xfe\r\n--b--\r\n',
        'latin1',
      ) as never,
    ],
  ])('%s is refused as unreadable', async (_name, type, payload) => {
    const { status, body } = await send(payload, { type });
    expect([status, body.code]).toEqual([400, 'malformed_request']);
  });

  it('is refused before it is read when its length is told', async () => {
    const { status, sent } = await sendHundredMegabytes({ isLengthTold: true });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(100 * megabyte);
  });

  it('is refused as soon as it is too long when its length is not told', async () => {
    expect((await sendHundredMegabytes({ isLengthTold: false })).status).toBe(413);
  });

  it('is not read at all from somebody who may not call', async () => {
    isAdmitting = false;
    expect((await sendHundredMegabytes({ isLengthTold: true })).status).toBe(401);
    expect((await send(formOf(['photo', new Blob(['a'])]))).status).toBe(401);
  });
});

describe('a connection that is cut within a form', () => {
  it('leaves no file', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      'POST /api/things/send HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n' +
        '--b\r\ncontent-disposition: form-data; name=photo; filename=a.jpg\r\n\r\n' +
        'x'.repeat(400_000),
    );
    await expect.poll(() => readdir(uploadFolder)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => readdir(uploadFolder)).toEqual([]);
  });
});

/** Sends until there is an answer, as fast as the other side reads. */
function sendHundredMegabytes({
  isLengthTold,
}: {
  isLengthTold: boolean;
}): Promise<{ status: number; sent: number }> {
  const head = '--b\r\ncontent-disposition: form-data; name=photo; filename=a.jpg\r\n\r\n';
  const chunk = Buffer.alloc(megabyte);
  return new Promise((resolve, reject) => {
    let sent = 0;
    const request = startRequest(`${address}/api/things/send`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        ...(isLengthTold && { 'content-length': head.length + 100 * megabyte }),
      },
    });
    request.once('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, sent });
      request.destroy();
    });
    request.once('error', reject);
    request.write(head);
    const sendMore = () => {
      while (sent < 100 * megabyte && !request.destroyed) {
        sent += chunk.length;
        if (!request.write(chunk)) return void request.once('drain', sendMore);
      }
      request.end();
    };
    sendMore();
  });
}

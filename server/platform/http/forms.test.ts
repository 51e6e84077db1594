import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, type FormServer, startFormServer } from '#tests/support/form-server.ts';

let server: FormServer;
beforeAll(async () => {
  server = await startFormServer();
});
afterAll(() => server.close());

describe('a form', () => {
  it('arrives as texts and files, and its files are removed after the answer', async () => {
    const { status, body } = await server.send(
      formOf(['note', 'नमस्ते'], ['photo', new Blob(['pixels'])], ['unknown', 'x']),
    );
    expect([status, body.data]).toEqual([200, { note: 'नमस्ते', photo: 'file 6: pixels' }]);
    expect(await server.listUploads()).toEqual([]);
  });

  it('preserves the order of files and texts of a field for several files', async () => {
    const { body } = await server.send(
      formOf(['images', new Blob(['one'])], ['images', '/photos/a/960.jpg'], ['images', new Blob(['two'])]),
    );
    expect(body.data).toEqual({ images: ['file 3: one', '/photos/a/960.jpg', 'file 3: two'] });
  });

  it('is a list in a field for several files, even with one entry', async () => {
    const { body } = await server.send(formOf(['images', 'only']));
    expect(body.data).toEqual({ images: ['only'] });
  });

  it('may mark lists with brackets', async () => {
    const { body } = await server.send(formOf(['tags[]', 'a'], ['images[]', new Blob(['one'])]));
    expect(body.data).toEqual({ tags: ['a'], images: ['file 3: one'] });
  });

  it('omits a file field where nothing was chosen', async () => {
    const { body } = await server.send(formOf(['photo', new Blob([]), ''], ['images', new Blob([]), '']));
    expect(body.data).toEqual({});
  });

  it('takes a part of type JSON as text', async () => {
    const type = 'multipart/form-data; boundary=b';
    const part =
      '--b\r\ncontent-disposition: form-data; name=note\r\ncontent-type: application/json\r\n\r\n{"a":1}\r\n--b--\r\n';
    expect((await server.send(part, { type })).body.data).toEqual({ note: '{"a":1}' });
  });

  it('may be replaced by JSON', async () => {
    const { body } = await server.send('{"note":"a"}', { type: 'application/json' });
    expect(body.data).toEqual({ note: 'a' });
  });

  it('is required for a file: JSON cannot name one', async () => {
    const forged = JSON.stringify({ photo: { path: '/etc/passwd', bytes: 4 } });
    const { status, body } = await server.send(forged, { type: 'application/json' });
    expect([status, body.errors]).toEqual([422, [{ field: 'photo', message: 'Choose a file' }]]);
  });

  it('is refused by a call without files', async () => {
    const { status, body } = await server.send(formOf(['note', 'a']), { path: '/api/words/send' });
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });
});

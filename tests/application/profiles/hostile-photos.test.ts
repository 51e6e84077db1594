import { readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { uploadPhoto } from '#contract/photos/photos.ts';
import { aCommentBomb, aHugePng, anAnimatedPng, anIsoFile } from '#tests/factories/a-hostile-picture.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aFile, aPicture } from '#tests/factories/a-picture.ts';
import { callApi } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const megabyte = 1024 * 1024;

let application: TestApplication;
let member: TestMember;
let address: string;
beforeAll(async () => {
  application = await startApplication();
  member = await aMember(application);
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => application.close());

const upload = (content: Uint8Array, name = 'photo.jpg') =>
  callApi(application, {
    endpoint: uploadPhoto,
    input: { photo: aFile(content, name) },
    token: member.token,
  });

/** Every file of the data directory that a photo or an upload can leave behind. */
async function listLeftovers(): Promise<string[]> {
  const list = (folder: string) =>
    readdir(join(application.dataDirectory, folder), { recursive: true }).catch(() => []);
  const uploads = (await list('uploads')).filter((name) => !/^[\w-]{36}(?:[/\\]owner\..*)?$/.test(name));
  return [...uploads, ...(await list('photos'))];
}

const script = '<script>document.title = "owned"</script>';
const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80">${script}<rect width="80" height="80"/></svg>`,
);
const webpFrames = () =>
  sharp(Buffer.from(Array.from({ length: 8 * 32 * 3 }, (_, index) => (index * 7919) % 251)), {
    raw: { width: 8, height: 32, channels: 3, pageHeight: 8 },
  })
    .webp({ loop: 0, delay: [100, 100, 100, 100] })
    .toBuffer();
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The refused files. */
const refused: [name: string, make: () => Buffer | Promise<Buffer>, status: number, code: string][] = [
  ['an SVG with a script, named .jpg', () => svg, 415, 'not_an_image'],
  ['a page, named .jpg', () => Buffer.from(`<!doctype html>${script}`), 415, 'not_an_image'],
  ['a file of 0 bytes', () => Buffer.alloc(0), 415, 'not_an_image'],
  [
    'noise',
    () => Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 7919) % 251)),
    415,
    'not_an_image',
  ],
  ['a GIF', () => gif, 415, 'not_an_image'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj', 'latin1'), 415, 'not_an_image'],
  ['an archive', () => Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), 415, 'not_an_image'],
  ['a TIFF', () => aTiff(), 415, 'not_an_image'],
  ['an AVIF', () => anIsoFile('avif'), 415, 'not_an_image'],
  ['a HEIC that this decoder cannot read', () => anIsoFile('heic'), 415, 'heic_not_readable'],
  ['a film of HEIC pictures', () => anIsoFile('hevc'), 422, 'animated_photo'],
  ['an animated WebP', webpFrames, 422, 'animated_photo'],
  ['an animated PNG', anAnimatedPng, 422, 'animated_photo'],
  ['a PNG of 50 000 × 50 000', () => aHugePng(50_000, 50_000), 422, 'too_many_pixels'],
  ['a PNG one line over 40 megapixels', () => aHugePng(8_000, 5_001), 422, 'too_many_pixels'],
  ['a PNG whose pixels are not all there', () => aHugePng(4_000, 4_000), 422, 'broken_photo'],
  ['a JPEG that was cut off', async () => cutOff(await aPicture()), 422, 'broken_photo'],
  ['a PNG that was cut off', async () => cutOff(await aPicture({ format: 'png' })), 422, 'broken_photo'],
  ['a WebP that was cut off', async () => cutOff(await aPicture({ format: 'webp' })), 422, 'broken_photo'],
  ['the first bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 422, 'broken_photo'],
  [
    'the first bytes of a PNG',
    async () => (await aPicture({ format: 'png' })).subarray(0, 8),
    422,
    'broken_photo',
  ],
  ['a JPEG of 10 MB and a byte', () => Buffer.alloc(10 * megabyte + 1, 0xff), 413, 'too_large'],
];

const cutOff = (picture: Buffer) => picture.subarray(0, Math.floor(picture.length / 2));
const aTiff = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .tiff()
    .toBuffer();

describe('a hostile file', () => {
  afterEach(async () => {
    await application.context.database.deleteFrom('photos').execute();
    await rm(join(application.dataDirectory, 'photos'), { recursive: true, force: true });
  });

  it.each(refused)('%s is refused and leaves nothing', async (_name, make, status, code) => {
    const { status: answered, body } = await upload(await make());
    expect([answered, body.code]).toEqual([status, code]);
    expect(body.message).toMatch(/\w+.*\.$|^A file can be at most 10 MB/);
    expect(await listLeftovers()).toEqual([]);
    expect(await application.context.database.selectFrom('photos').selectAll().execute()).toEqual([]);
  });

  it('of 40 megapixels in few bytes is decoded with little memory', async () => {
    const before = process.memoryUsage().rss;
    const png = await sharp({ create: { width: 8_000, height: 5_000, channels: 4, background: '#80808080' } })
      .png()
      .toBuffer();
    const { status } = await upload(png);
    expect(status).toBe(201);
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * megabyte);
  });

  it('with a comment that unpacks to a hundred megabytes is read without unpacking it', async () => {
    const before = process.memoryUsage().rss;
    await upload(await aCommentBomb(100));
    // Making the file takes the hundred megabytes once.
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * megabyte);
  });

  it.each([
    ['a page', Buffer.from(`<!doctype html>${script}`)],
    ['an archive', Buffer.from('PK\x03\x04 an archive of programs', 'latin1')],
  ])('that is both a photo and %s becomes a photo only', async (_name, other) => {
    const jpeg = await aPicture();
    // In a comment inside the photo, and after its end.
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, other.length + 2]), other]);
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), other]);
    const { status, body } = await upload(polyglot, 'photo.html');
    expect(status).toBe(201);
    for (const path of [body.data.path, body.data.source, body.data.path.replace('960.jpg', '640.webp')]) {
      const { headers, content } = await fetchFile(application, path);
      expect(content.includes(other)).toBe(false);
      expect([
        headers['content-type']?.toString().startsWith('image/'),
        headers['x-content-type-options'],
      ]).toEqual([true, 'nosniff']);
    }
  });
});

describe('an upload of 100 MB', () => {
  it('is refused with a message, and leaves nothing', async () => {
    const form = new FormData();
    form.append('photo', new Blob([new Uint8Array(100 * megabyte)]), 'photo.jpg');
    const answer = await fetch(`${address}/api/photos/upload`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      code: 'too_large',
      message: 'A file can be at most 10 MB. Choose a smaller one',
    });
    expect(await listLeftovers()).toEqual([]);
  });
});

describe('a connection that is cut', () => {
  it('in the middle of an upload leaves nothing', async () => {
    const photo = await aPicture({ width: 900, height: 1200, format: 'png' });
    const head = [
      'POST /api/photos/upload HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${member.token}`,
      'content-type: multipart/form-data; boundary=b',
      `content-length: ${5 * megabyte}`,
    ].join('\r\n');
    const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
    socket.write(`${head}\r\n\r\n--b\r\ncontent-disposition: form-data; name=photo; filename=a.jpg\r\n\r\n`);
    socket.write(Buffer.concat([photo, Buffer.alloc(megabyte)]));
    await expect.poll(listLeftovers).toHaveLength(1);
    socket.destroy();
    await expect.poll(listLeftovers).toEqual([]);
    expect(await application.context.database.selectFrom('photos').selectAll().execute()).toEqual([]);
  });
});

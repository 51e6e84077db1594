import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeOrphans } from '#server/features/photos/photo-files.ts';
import { folderOf, keyOfSource } from '#server/features/photos/photo-names.rules.ts';
import { arrangePhotos } from '#server/features/photos/photos.ts';
import { removeOldUnplacedPhotos } from '#server/features/photos/uploads.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { tokenOf } from '#tests/application/photos/support/photo-token.ts';
import { type S3Receiver, s3Secret, startS3Receiver } from '#tests/support/receivers/s3-receiver.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { whenFilesAreOld } from '#tests/support/clocks/test-clock.ts';

const dayMinutes = 24 * 60;
const size = { width: 60, height: 80 };

let application: TestApplication;
let member: TestMember;
beforeAll(async () => {
  application = await startApplication();
  member = await aMember(application);
});
afterAll(() => application.close());

const anUpload = (token = member.token) => aPhoto(application, { token, ...size });
const statusOf = async (path: string) => (await fetchFile(application, path)).status;

describe('the file of a photo', () => {
  it('is kept by the browser for half a minute, has its media type, and is not compressed again', async () => {
    const { path } = await anUpload();
    const { headers, content } = await fetchFile(application, {
      path,
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=30, must-revalidate',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
    expect(Number(headers['content-length'])).toBe(content.length);
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('is not sent again to a client that has it', async () => {
    const { path } = await anUpload();
    const { headers } = await fetchFile(application, path);
    const again = await fetchFile(application, { path, headers: { 'if-none-match': `W/${headers.etag}` } });
    expect([again.status, again.content.length]).toEqual([304, 0]);
  });

  it('answers a HEAD request', async () => {
    const { path } = await anUpload();
    const { status, headers, content } = await fetchFile(application, { path, method: 'HEAD' });
    expect([status, Number(headers['content-length']) > 0, content.length]).toEqual([200, true, 0]);
  });

  it.each([
    '/photos/aaaaaaaaaaaaaaaaaaaaaaaa/960.jpg',
    '/photos/TOKEN/961.jpg',
    '/photos/TOKEN/source.jpg',
    '/photos/TOKEN/960.png',
    '/photos/TOKEN/',
    '/photos/TOKEN',
    '/photos/',
    '/photos/TOKEN/..%2f..%2f..%2fsecret.key',
    '/photos/..%2f..%2fxxxxxxxxxxxxxx/960.jpg',
    '/photos/TOKEN/960.jpg%00',
    '/photos/TOKEN/960.jpg/more',
  ])('is not served under another path: %s', async (pattern) => {
    const { path } = await anUpload();
    const { status, headers } = await fetchFile(
      application,
      pattern.replace('TOKEN', path.split('/')[2] ?? ''),
    );
    expect([status === 404 || status === 400, headers['content-type'], headers['cache-control']]).toEqual([
      true,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(headers).not.toHaveProperty('etag');
  });

  it('has a path that is not logged', async () => {
    const { path, source } = await anUpload();
    await fetchFile(application, path);
    await fetchFile(application, source);
    await fetchFile(application, `${source}/more`);
    expect(application.logged()).toContain('"path":"/photos/:key/:file"');
    for (const address of [path, source]) {
      expect(application.logged()).not.toContain(address.split('/')[2]);
    }
  });
});

describe('a photo that is not on the profile yet', () => {
  it('is removed for newer ones when there are more than ten', async () => {
    const { token } = await aMember(application);
    const first = await anUpload(token);
    const second = await anUpload(token);
    for (let index = 0; index < 9; index += 1) await anUpload(token);
    await application.runJobs();
    expect(await statusOf(first.path)).toBe(404);
    expect(await statusOf(second.path)).toBe(200);
  });

  it('is removed after a day, unlike one on the profile', async () => {
    const { token, user_id: accountId } = await aMember(application);
    const [waiting, placed] = [await anUpload(token), await anUpload(token)];
    await application.context.transact((work) => arrangePhotos(work, { accountId, gallery: [placed.path] }));
    application.clock.advanceMinutes(dayMinutes + 1);
    await removeOldUnplacedPhotos(application.context);
    await application.runJobs();
    expect(await statusOf(waiting.path)).toBe(404);
    expect(await statusOf(placed.path)).toBe(200);
  });
});

describe('files without a photo', () => {
  it('are removed when they are a day old, and nothing else is', async () => {
    // A shared folder may contain other files.
    const foreign = join(application.dataDirectory, 'photos', 'or');
    await mkdir(join(foreign, 'orders'), { recursive: true });
    await writeFile(join(foreign, 'orders', 'list.txt'), 'not ours');
    await writeFile(join(foreign, 'notes.txt'), 'not ours');
    const { token, user_id: accountId } = await aMember(application);
    const [erased, other] = [await anUpload(token), await anUpload()];
    const areStored = async ({ path, source }: typeof erased) => {
      const [portraits = '', whole = ''] = [tokenOf(path), tokenOf(source)];
      const keys = [`${folderOf(portraits)}/960.jpg`, keyOfSource(whole)];
      return Promise.all(
        keys.map(async (key) => {
          const file = await application.context.files.read(key);
          file?.stream.destroy();
          return file !== null;
        }),
      );
    };
    await application.context.database.deleteFrom('accounts').where('id', '=', accountId).execute();
    await removeOrphans(application.context);
    expect(await areStored(erased)).toEqual([true, true]);
    expect(await removeOrphans(whenFilesAreOld(application.context))).toBeGreaterThanOrEqual(2);
    expect([await areStored(erased), await areStored(other)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect([await statusOf(other.path), await statusOf(other.source)]).toEqual([200, 200]);
    expect(await readdir(join(foreign, 'orders'))).toEqual(['list.txt']);
  });
});

describe('photos in a bucket', () => {
  let bucket: S3Receiver;
  let withBucket: TestApplication;
  beforeAll(async () => {
    bucket = await startS3Receiver();
    withBucket = await startApplication({ S3_URL: bucket.url });
  });
  afterAll(async () => {
    await withBucket.close();
    await bucket.close();
  });

  it('are stored, served and removed there, with no files in the folder', async () => {
    const { token, user_id: accountId } = await aMember(withBucket);
    const { path } = await aPhoto(withBucket, { token, ...size });
    expect(bucket.listNames()).toHaveLength(13);
    const { status, headers, content } = await fetchFile(withBucket, path);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(Number(headers['content-length'])).toBe(content.length);
    expect(await readdir(withBucket.dataDirectory)).not.toContain('photos');
    const arrange = (gallery: string[]) =>
      withBucket.context.transact((work) => arrangePhotos(work, { accountId, gallery }));
    await arrange([path]);
    await arrange([]);
    await withBucket.runJobs();
    expect(bucket.listNames()).toEqual([]);
  });

  it('are refused while the bucket cannot be reached, and leave nothing', async () => {
    const { token } = await aMember(withBucket);
    bucket.refuseNext(1_000);
    await expect(aPhoto(withBucket, { token, ...size })).rejects.toThrow('Upload refused');
    bucket.refuseNext(0);
    expect(bucket.listNames()).toEqual([]);
    expect(withBucket.logged()).toContain('a request failed');
    expect(withBucket.logged()).not.toContain(s3Secret);
    expect(await withBucket.context.database.selectFrom('photos').selectAll().execute()).toEqual([]);
    const uploads = await readdir(join(withBucket.dataDirectory, 'uploads'), { recursive: true });
    expect(uploads.filter((name) => !/owner\.|^[\w-]{36}$/.test(name))).toEqual([]);
  });
});

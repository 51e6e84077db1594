import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { s3Secret, type S3Receiver, startS3Receiver } from '#tests/support/receivers/s3-receiver.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

let dataDirectory: string;
let bucket: S3Receiver;
let store: FileStore;
const open = (environment: Record<string, string>) =>
  openFileStore(readConfiguration({ DATA_DIR: dataDirectory, ...environment }));

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-store-'));
  bucket = await startS3Receiver();
});
afterEach(async () => {
  await bucket.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

const bytesOf = (content: string) => new TextEncoder().encode(content);
async function readText(key: string): Promise<[string, number] | null> {
  const file = await store.read(key);
  return file === null ? null : [await text(file.stream), file.bytes];
}
async function listKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.toSorted();
}

describe.each(['a folder', 'a bucket'])('a store in %s', (place) => {
  beforeEach(async () => {
    store = await open(place === 'a folder' ? {} : { S3_URL: bucket.url });
  });

  it('returns what was written, with its length', async () => {
    await store.write('ab/abcd/960.jpg', bytesOf('a photo'));
    expect(await readText('ab/abcd/960.jpg')).toEqual(['a photo', 7]);
  });

  it('stores a large file of this machine', async () => {
    const path = join(dataDirectory, 'draft.zip');
    await writeFile(path, 'a copy'.repeat(100_000));
    await store.copyFrom('copies/abcd/copy.zip', path);
    expect((await readText('copies/abcd/copy.zip'))?.[1]).toBe(600_000);
    expect(await listKeys()).toEqual(['copies/abcd/copy.zip']);
  });

  it('returns null when there is no such file', async () => {
    expect(await store.read('ab/abcd/960.jpg')).toBeNull();
  });

  it('replaces a file by one of the same key', async () => {
    await store.write('ab/abcd/960.jpg', bytesOf('a photo'));
    await store.write('ab/abcd/960.jpg', bytesOf('another'));
    expect(await readText('ab/abcd/960.jpg')).toEqual(['another', 7]);
  });

  it('removes the files of a folder, and none of a folder whose name begins alike', async () => {
    for (const key of ['ab/one/1', 'ab/one/2', 'ab/one/3', 'ab/one/4', 'ab/one-more/1']) {
      await store.write(key, bytesOf(key));
    }
    await store.deleteUnder('ab/one');
    await store.deleteUnder('ab/never-there');
    expect(await listKeys()).toEqual(['ab/one-more/1']);
  });

  it('lists all files with their time, also when they are many', async () => {
    const keys = Array.from({ length: 8 }, (_, index) => `ab/photo/${index}.jpg`);
    for (const key of keys) await store.write(key, bytesOf(key));
    expect(await listKeys()).toEqual(keys);
    for await (const { storedAt } of store.list()) {
      expect(storedAt.getTime()).toBeGreaterThan(Date.parse('2026-01-01'));
    }
  });

  it('is empty at first', async () => {
    expect(await listKeys()).toEqual([]);
  });

  it.each(['../secret.key', 'ab/../../secret.key', '/etc/passwd', 'ab//x', 'ab/.hidden', ''])(
    'never reads the key %j',
    async (key) => {
      await writeFile(join(dataDirectory, 'secret.key'), 'secret');
      await expect(store.read(key)).rejects.toThrow('This is no key of the store');
    },
  );
});

describe('a store in a folder', () => {
  it('contains complete files only', async () => {
    store = await open({});
    await store.write('ab/abcd/960.jpg', bytesOf('a photo'));
    expect(await readdir(join(dataDirectory, 'photos/ab/abcd'))).toEqual(['960.jpg']);
  });
});

describe('a store in a bucket', () => {
  it('puts its prefix before every key, and nothing into the data directory', async () => {
    store = await open({ S3_URL: bucket.url });
    await store.write('ab/abcd/960.jpg', bytesOf('a photo'));
    expect(bucket.listNames()).toEqual(['some/folder/ab/abcd/960.jpg']);
    expect(await readdir(dataDirectory)).toEqual([]);
  });

  it('retries when the bucket is busy', async () => {
    store = await open({ S3_URL: bucket.url });
    bucket.refuseNext(1);
    await store.write('ab/abcd/960.jpg', bytesOf('a photo'));
    expect(await readText('ab/abcd/960.jpg')).toEqual(['a photo', 7]);
  });

  it('fails without showing its secret', async () => {
    store = await open({ S3_URL: bucket.url.replace('KEYOFTHEBUCKET', 'ANOTHERKEY') });
    const failure = await store.write('ab/abcd/960.jpg', bytesOf('a photo')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain(s3Secret);
  });

  it.each(['https://s3.example.org/bucket', 'https://KEY:SECRET@s3.example.org', 'ftp://K:S@s3/b', 'bucket'])(
    'refuses the address %s, without showing it',
    (url) => {
      expect(() => readConfiguration({ S3_URL: url })).toThrow(/^Wrong configuration\. S3_URL: must be an/);
    },
  );
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { s3Secret, type S3Receiver, startS3Receiver } from '#tests/support/s3-receiver.ts';
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

const words = (content: string) => new TextEncoder().encode(content);
async function readText(key: string): Promise<[string, number] | null> {
  const file = await store.read(key);
  return file === null ? null : [await text(file.stream), file.bytes];
}
async function listKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.toSorted();
}

describe.each(['the folder', 'the bucket'])('%s of a store', (place) => {
  beforeEach(async () => {
    store = await open(place === 'the folder' ? {} : { S3_URL: bucket.url });
  });

  it('gives back what was written, with its length', async () => {
    await store.write('ab/abcd/960.jpg', words('a photo'));
    expect(await readText('ab/abcd/960.jpg')).toEqual(['a photo', 7]);
  });

  it('takes a file of this machine, however large', async () => {
    const path = join(dataDirectory, 'draft.zip');
    await writeFile(path, 'a copy'.repeat(100_000));
    await store.take('copies/abcd/copy.zip', path);
    expect((await readText('copies/abcd/copy.zip'))?.[1]).toBe(600_000);
    expect(await listKeys()).toEqual(['copies/abcd/copy.zip']);
  });

  it('knows when there is no such file', async () => {
    expect(await store.read('ab/abcd/960.jpg')).toBeNull();
  });

  it('replaces a file by one of the same key', async () => {
    await store.write('ab/abcd/960.jpg', words('a photo'));
    await store.write('ab/abcd/960.jpg', words('another'));
    expect(await readText('ab/abcd/960.jpg')).toEqual(['another', 7]);
  });

  it('removes what stands under a folder, and nothing that is only named alike', async () => {
    for (const key of ['ab/one/1', 'ab/one/2', 'ab/one/3', 'ab/one/4', 'ab/one-more/1']) {
      await store.write(key, words(key));
    }
    await store.deleteUnder('ab/one');
    await store.deleteUnder('ab/never-there');
    expect(await listKeys()).toEqual(['ab/one-more/1']);
  });

  it('lists everything with its time, also when there is much of it', async () => {
    const keys = Array.from({ length: 8 }, (_, index) => `ab/photo/${index}.jpg`);
    for (const key of keys) await store.write(key, words(key));
    expect(await listKeys()).toEqual(keys);
    for await (const { storedAt } of store.list()) {
      expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    }
  });

  it('is empty in the beginning', async () => {
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

describe('the folder', () => {
  it('shows no file that was not written to its end', async () => {
    store = await open({});
    await store.write('ab/abcd/960.jpg', words('a photo'));
    expect(await readdir(join(dataDirectory, 'photos/ab/abcd'))).toEqual(['960.jpg']);
  });
});

describe('the bucket', () => {
  it('keeps its folder before every key, and the data directory empty', async () => {
    store = await open({ S3_URL: bucket.url });
    await store.write('ab/abcd/960.jpg', words('a photo'));
    expect(bucket.listNames()).toEqual(['some/folder/ab/abcd/960.jpg']);
    expect(await readdir(dataDirectory)).toEqual([]);
  });

  it('is asked again when it was busy', async () => {
    store = await open({ S3_URL: bucket.url });
    bucket.refuseNext(1);
    await store.write('ab/abcd/960.jpg', words('a photo'));
    expect(await readText('ab/abcd/960.jpg')).toEqual(['a photo', 7]);
  });

  it('says what is wrong without its secret', async () => {
    store = await open({ S3_URL: bucket.url.replace('KEYOFTHEBUCKET', 'ANOTHERKEY') });
    const failure = await store.write('ab/abcd/960.jpg', words('a photo')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain(s3Secret);
  });

  it.each(['https://s3.example.org/bucket', 'https://KEY:SECRET@s3.example.org', 'ftp://K:S@s3/b', 'bucket'])(
    'is refused at the address %s, without telling it',
    (url) => {
      expect(() => readConfiguration({ S3_URL: url })).toThrow(/^Wrong configuration\. S3_URL: must be an/);
    },
  );
});

import { join, dirname } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type FileStore, requireKey } from './file-store.ts';
import type { S3Address } from './s3-store.ts';

/** The S3 bucket when one is configured, else a folder of the data directory. */
export async function openFileStore(options: {
  s3: S3Address | undefined;
  dataDirectory: string;
}): Promise<FileStore> {
  if (options.s3 === undefined) return openLocalStore(join(options.dataDirectory, 'photos'));
  // The client of S3 is large, and loaded only when it is used.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(options.s3);
}

/** Reads `https://KEY:SECRET@host/bucket/optional/prefix?region=eu-1`; null when a part is missing. */
export function readS3Address(text: string): S3Address | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const [bucket, ...folders] = url.pathname.split('/').filter((part) => part !== '');
  if (!/^https?:$/.test(url.protocol) || bucket === undefined) return null;
  if (url.username === '' || url.password === '') return null;
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** A store in a folder, which several processes may share. */
function openLocalStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, requireKey(key));
  return {
    write: (key, content) =>
      writeWhole(pathOf(key), (draft) => writeFile(draft, content, { mode: 0o600, flush: true })),
    copyFrom: (key, from) =>
      writeWhole(pathOf(key), (draft) =>
        pipeline(createReadStream(from), createWriteStream(draft, { mode: 0o600, flush: true })),
      ),
    read: async (key) => {
      const file = await open(pathOf(key), 'r').catch(nullWhenMissing);
      if (file === null) return null;
      const { size: bytes } = await file.stat();
      return { stream: file.createReadStream(), bytes };
    },
    deleteUnder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    list: () => listUnder(root, ''),
  };
}

/** Writes a draft and renames it, so that readers see only complete files. */
async function writeWhole(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  // A process that is killed here leaves the draft; it is removed with its folder, as an orphan or with the photo.
  const draft = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await write(draft);
  await rename(draft, path);
}

async function* listUnder(root: string, prefix: string): ReturnType<FileStore['list']> {
  const directory = await opendir(join(root, prefix)).catch(nullWhenMissing);
  if (directory === null) return;
  for await (const entry of directory) yield* listEntry(root, { prefix, entry });
}

async function* listEntry(
  root: string,
  { prefix, entry }: { prefix: string; entry: Dirent },
): ReturnType<FileStore['list']> {
  const key = `${prefix}${entry.name}`;
  if (entry.isDirectory()) {
    yield* listUnder(root, `${key}/`);
    return;
  }
  const found = await stat(join(root, key)).catch(nullWhenMissing);
  if (found !== null) yield { key, storedAt: found.mtime };
}

function nullWhenMissing(error: unknown): null {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (isMissing) return null;
  throw error;
}

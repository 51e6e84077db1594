import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileStore, requireKey } from './file-store.ts';

/** A store in a folder, which several processes may share. */
export function openLocalStore(root: string): FileStore {
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

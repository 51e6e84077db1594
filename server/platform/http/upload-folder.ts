import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryInUse, lockDataDirectory } from '#server/platform/database/data-directory-lock.ts';

/** Where files of forms lie while their call is answered. */
export type UploadFolder = { path: string; remove: () => void };

/**
 * Makes a folder of this process alone below `uploads` of the data directory, and removes those of processes that were
 * killed: the operating system knows which, because it drops their locks.
 */
export function openUploadFolder(dataDirectory: string): UploadFolder {
  const parent = join(dataDirectory, 'uploads');
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) removeWhenLeft(join(parent, name));
  const path = join(parent, randomUUID());
  const lock = lockDataDirectory(path);
  return {
    path,
    remove: () => {
      lock.release();
      rmSync(path, { recursive: true, force: true });
    },
  };
}

function removeWhenLeft(folder: string): void {
  try {
    // A folder without a lock is being made just now.
    if (existsSync(join(folder, 'owner.lock'))) lockDataDirectory(folder).release();
    else return;
  } catch (error) {
    if (error instanceof DataDirectoryInUse) return;
    throw error;
  }
  rmSync(folder, { recursive: true, force: true });
}

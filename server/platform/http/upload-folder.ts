import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryInUse, lockDataDirectory } from '#server/platform/database/data-directory-lock.ts';

/** The folder for files of forms until their call is answered. */
export type UploadFolder = { path: string; remove: () => void };

/**
 * Creates this process's folder below `uploads` of the data directory. Removes the folders of killed processes: the operating
 * system has dropped their locks.
 */
export function openUploadFolder(dataDirectory: string): UploadFolder {
  const parent = join(dataDirectory, 'uploads');
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(parent)) removeIfUnlocked(join(parent, name));
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

function removeIfUnlocked(folder: string): void {
  try {
    // A folder without a lock file is just being created.
    if (existsSync(join(folder, 'owner.lock'))) lockDataDirectory(folder).release();
    else return;
  } catch (error) {
    if (error instanceof DataDirectoryInUse) return;
    throw error;
  }
  rmSync(folder, { recursive: true, force: true });
}

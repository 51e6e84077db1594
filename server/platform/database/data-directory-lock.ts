import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses this data directory. Its message is a sentence for the operator. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';
}

/** The locks of this process. The garbage collector would close one that nothing refers to, which frees the directory. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks the data directory for this process alone, because a second process would end the database server
 * of the first. The lock is an exclusive SQLite transaction on a small file: the operating system drops it however the process ends,
 * so a killed process leaves nothing to clean up. Throws DataDirectoryInUse.
 */
export function lockDataDirectory(directory: string): { release: () => void } {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const ownerFile = join(directory, 'owner.txt');
  const lock = new DatabaseSync(join(directory, 'owner.lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataDirectoryInUse(
      `The data directory ${directory} is in use by ${readOwner(ownerFile)}. ` +
        'Stop that process first, or give this one another DATA_DIR.',
    );
  }
  writeFileSync(ownerFile, `process ${process.pid}, started ${new Date().toISOString()}`);
  heldLocks.add(lock);
  return {
    release: () => {
      heldLocks.delete(lock);
      lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /database is locked/i.test(error.message);
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The other process may have locked the directory and not yet written its name.
    return 'another process';
  }
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works in this data directory. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';
}

/**
 * Takes the data directory for this process alone, because two processes that open the embedded database lose each
 * other's writes. The lock is an exclusive SQLite transaction on a small file: the operating system holds it and drops
 * it when the process ends, however it ends, so a killed process leaves nothing to clean up.
 * Throws DataDirectoryInUse with a sentence for the operator.
 */
export function lockDataDirectory(directory: string): { release: () => void } {
  mkdirSync(directory, { recursive: true });
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
  return { release: () => lock.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /database is locked/i.test(error.message);
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The other process may be between taking the lock and writing its name; the refusal matters, not the name.
    return 'another process';
  }
}

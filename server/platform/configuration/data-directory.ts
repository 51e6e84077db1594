import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { ConfigurationError } from './setting.ts';

/** The bits of a mode that let other users of the machine in. */
const othersBits = 0o077;

/** What every data directory contains after its first start; one of an older version was open to others. */
const ownEntries = ['database', 'outbox', 'owner.lock', 'photos', 'population.json', 'secret.key', 'uploads'];

/**
 * Keeps the data directory, and every file that this process makes from now on, to the user of this process: on a shared machine
 * other users would read the embedded database and the photos. A folder that others can read is closed, and `report` says so. Every
 * program that opens the data directory calls it first. Throws ConfigurationError when the folder cannot be closed.
 */
export function prepareDataDirectory(directory: string, report: (message: string) => void): void {
  // Windows has no such modes; its folders inherit who may read them.
  if (process.platform === 'win32') {
    mkdirSync(directory, { recursive: true });
    return;
  }
  process.umask(othersBits);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (!isOpen(directory)) return;
  // Closing a folder such as /tmp, which somebody named by mistake, would stop other programs.
  if (!isOwn(directory)) {
    throw new ConfigurationError(
      `DATA_DIR: other users of this machine can read ${directory}, which contains other files. ` +
        'Name a folder for this product alone, for example a new one inside of it.',
    );
  }
  try {
    chmodSync(directory, 0o700);
  } catch {
    // It belongs to another user: what counts is whether it is closed.
  }
  if (isOpen(directory)) {
    throw new ConfigurationError(
      `DATA_DIR: other users of this machine can read ${directory}, and this user may not change that. ` +
        'Run chmod 700 on it as its owner, or name a new folder inside of it.',
    );
  }
  report(`DATA_DIR: other users of this machine could read ${directory}; it is closed to them now`);
}

function isOpen(directory: string): boolean {
  return (statSync(directory).mode & othersBits) !== 0;
}

function isOwn(directory: string): boolean {
  const entries = readdirSync(directory);
  return entries.length === 0 || entries.some((name) => ownEntries.includes(name));
}

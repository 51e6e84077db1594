import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { ConfigurationError } from './setting.ts';

/** The bits of a mode that let other users of the machine in. */
const othersBits = 0o077;

/** What every data directory contains after its first start; one of an older version was open to others. */
const ownEntries = [
  'database',
  'outbox',
  'owner.lock',
  'owner.txt',
  'photos',
  'population.json',
  'postgres',
  'postgres-programs',
  'postgres.password',
  'secret.key',
  'uploads',
];

/**
 * Keeps the data directory, and every file that this process makes from now on, to the user of this process: on a shared machine
 * other users would read the database and the photos. A folder that others can read is closed, and `report` says so. Every
 * program that opens the data directory calls it first. Throws ConfigurationError when the folder cannot be closed, or belongs to another
 * user, who could put files of their own into it.
 */
export function prepareDataDirectory(directory: string, report: (message: string) => void): void {
  // Windows has no such modes; its folders inherit who may read them.
  if (process.platform === 'win32') {
    mkdirSync(directory, { recursive: true });
    return;
  }
  process.umask(othersBits);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (statSync(directory).uid !== process.getuid?.()) {
    throw new ConfigurationError(
      `DATA_DIR: ${directory} belongs to another user of this machine. Run chown on it, or start as that user.`,
    );
  }
  if (!isOpen(directory)) return;
  // Closing a folder such as /tmp, which somebody named by mistake, would stop other programs.
  if (!isOwn(directory)) {
    throw new ConfigurationError(
      `DATA_DIR: other users of this machine can read ${directory}, which contains other files. ` +
        'Name a folder for this product alone, for example a new one inside of it, or run chmod 700 on it.',
    );
  }
  chmodSync(directory, 0o700);
  // Some file systems have no modes.
  if (isOpen(directory)) {
    throw new ConfigurationError(
      `DATA_DIR: other users of this machine can read ${directory}, and its file system does not let this be changed. ` +
        'Name a folder of another one.',
    );
  }
  report(`DATA_DIR: other users of this machine could read ${directory}; it is closed to them now`);
}

function isOpen(directory: string): boolean {
  return (statSync(directory).mode & othersBits) !== 0;
}

function isOwn(directory: string): boolean {
  const entries = readdirSync(directory);
  return entries.every((name) => ownEntries.includes(name));
}

import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOnSignals } from '#scripts/test/end-on-signals.ts';

/** Linux keeps this folder in memory. */
const memory = '/dev/shm';
/** Some data directories at once, with their photos; a container often gives less, and then the disk has to do. */
const neededBytes = 2 * 1024 ** 3;

/**
 * Makes the folder in which everything of this run is kept: in memory, where there is room. Tests find it as the folder for
 * temporary files. It is gone after remove() and after the process ends, also by Ctrl-C, and with it whatever a test left.
 */
export function makeTestFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(isRoomy(memory) ? memory : tmpdir(), 'intandem-tests-'));
  // PostgreSQL may run as somebody else, and has its own folder in this one.
  chmodSync(folder, 0o711);
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', remove);
  endOnSignals();
  process.env['TMPDIR'] = folder;
  return { folder, remove };
}

function isRoomy(directory: string): boolean {
  if (!existsSync(directory)) return false;
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize > neededBytes;
}

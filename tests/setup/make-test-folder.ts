import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOnSignals } from '#scripts/start/end-on-signals.ts';

/** Linux keeps this folder in memory. */
const memory = '/dev/shm';
/** The room for several data directories with photos. Containers often have less memory; then the folder is on disk. */
const neededBytes = 2 * 1024 ** 3;

/**
 * Makes the folder for all files of this run, in memory where there is room. Tests use it as the folder for temporary files. It is
 * removed by remove() and at the end of the process, also by Ctrl-C, with everything that tests left in it.
 */
export function makeTestFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(isRoomy(memory) ? memory : tmpdir(), 'intandem-tests-'));
  // PostgreSQL may run as another user, and has its own folder in this one.
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

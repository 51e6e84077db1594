import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endOnSignals } from '#scripts/start/end-on-signals.ts';

/** Makes a temporary folder that is gone when this process ends, also by Ctrl-C. */
export function createScratch(): string {
  endOnSignals();
  const folder = mkdtempSync(path.join(tmpdir(), 'intandem-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Ends this process, and with it everything it started, when a measurement hangs. */
export function endAfter(seconds: number): void {
  setTimeout(() => {
    console.error(`The measurement took longer than ${seconds} s and was ended.`);
    process.exit(1);
  }, seconds * 1000).unref();
}

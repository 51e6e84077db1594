import { readFileSync } from 'node:fs';

const checkEveryMs = 500;

/**
 * Ends this process, as SIGTERM does, when the npm that started it is gone. npm passes a signal on to its shell alone, which ends without
 * passing it on; and a killed npm passes nothing on.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  // Where the shell became this process, npm is the parent itself, and no other process matters.
  const npm = isShell(shell) ? parentOf(shell) : null;
  const timer = setInterval(() => {
    if (process.ppid !== shell || (npm !== null && parentOf(shell) !== npm))
      process.kill(process.pid, 'SIGTERM');
  }, checkEveryMs);
  timer.unref();
  // A second signal would end at once what is still stopping.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clearInterval(timer);
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}

function isShell(pid: number): boolean {
  return read(`/proc/${pid}/comm`).trim().endsWith('sh');
}

/** Null where the system does not say it. Its name, in brackets, may contain anything. */
function parentOf(pid: number): number | null {
  const [, parent] = /^.*\) \S (\d+) /s.exec(read(`/proc/${pid}/stat`)) ?? [];
  return parent === undefined ? null : Number(parent);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

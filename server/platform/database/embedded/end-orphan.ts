import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long each way of stopping may take, the gentlest first: a fast shutdown, an immediate one, the end of the process. */
const ways = [
  { signal: 'SIGINT', limitMs: 30_000 },
  { signal: 'SIGQUIT', limitMs: 10_000 },
  { signal: 'SIGKILL', limitMs: 10_000 },
] as const;
const pollMs = 20;

/** The files by which PostgreSQL keeps its folder and its socket to itself; the first line is the number of its process. */
const lockFiles = ['postmaster.pid', '.s.PGSQL.5432.lock'] as const;

/**
 * Ends the server on a folder that a killed product left behind. Call it while holding the lock of the data directory, so that no
 * living product uses it. Its process is believed only when it is a PostgreSQL server on this folder: another program may have its
 * number by now, and PostgreSQL would then refuse to start.
 */
export async function endOrphan(folder: string): Promise<void> {
  for (const name of lockFiles) {
    const file = path.join(folder, name);
    const pid = readPid(file);
    if (pid === null) continue;
    await endServer(folder, pid);
    if (isRunning(pid) && !isServerOn(folder, pid)) rmSync(file, { force: true });
  }
}

/** The process of the server on a folder; it may be gone. */
export function findServerPid(folder: string): number | null {
  return readPid(path.join(folder, lockFiles[0]));
}

function readPid(file: string): number | null {
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

async function endServer(folder: string, pid: number): Promise<void> {
  for (const { signal, limitMs } of ways) {
    if (!isServerOn(folder, pid)) return;
    process.kill(pid, signal);
    for (let waitedMs = 0; waitedMs < limitMs && isServerOn(folder, pid); waitedMs += pollMs)
      await pause(pollMs);
  }
}

function isServerOn(folder: string, pid: number): boolean {
  try {
    if (process.platform === 'linux') {
      const program = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
      return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    }
    // Windows ends the server with the product.
    if (process.platform === 'win32') return false;
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(folder);
  } catch {
    // There is no such process.
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

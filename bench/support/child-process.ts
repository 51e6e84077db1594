import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

export type Program = {
  /** The script that Node runs. */
  file: string;
  environment: Record<string, string>;
  /** Where its output goes: a file, as a service manager would keep it. */
  logFile: string;
};

/** Runs a script in a process of its own, with the same Node and the same flags for every side of a comparison. */
export function startProcess({ file, environment, logFile }: Program): ChildProcess {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

/** Asks a process to stop and waits until it is gone. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

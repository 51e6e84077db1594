import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

export type ServerProcess = {
  address: string;
  /** Kills it, as a loss of power would, and waits until it is gone. */
  kill: () => Promise<void>;
};

/** Starts the product in a process of its own on a data directory; fails when it ends before it is ready. */
export async function startServerProcess(
  dataDirectory: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const program = join(import.meta.dirname, '../kill/serve.ts');
  const child: ChildProcess & { stdout: NodeJS.ReadableStream } = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program],
    {
      env: {
        ...process.env,
        // The processes are started often, and share the compiled program.
        NODE_COMPILE_CACHE: join(tmpdir(), 'intandem-compiled'),
        DATA_DIR: dataDirectory,
        RATE_LIMITS: 'off',
        ...environment,
      },
      // Its input ends with this process, and it ends when its input ends.
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready`);
  });
  const ready: unknown[] = await Promise.race([once(lines, 'line'), ended]);
  ended.catch(() => undefined);
  return {
    address: String(ready[0]),
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Polls every millisecond, because polling without a pause would take a core away from the other process. */
export async function waitUntil(isDone: () => boolean): Promise<void> {
  while (!isDone()) await pause(1);
}

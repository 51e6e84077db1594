import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { findFreePort } from '#server/platform/database/embedded/free-port.ts';

export type ServerProcess = {
  address: string;
  /** The lines of its log about errors since the last call. */
  takeErrors: () => string[];
  /** Stops it as an operator would, and waits until it is gone. */
  stop: () => Promise<void>;
  /** Kills it without a warning, and waits until it is gone. A database server of its own lives on. */
  kill: () => Promise<void>;
};

const program = path.join(import.meta.dirname, '../../dist/server/main.js');
const logLine = z.object({ level: z.number(), msg: z.string() });
const errorLevel = 50;

/**
 * Starts the built product in a process of its own; fails when it ends before it is ready. It ends with this process.
 * @param environment Its settings, except for its address.
 */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const address = `http://127.0.0.1:${await findFreePort()}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      PORT: new URL(address).port,
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      RATE_LIMITS: 'off',
      OUTBOX_SHOWS_CODES: 'on',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.on('exit', endWithUs);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    process.off('exit', endWithUs);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const stop = () => end('SIGTERM');
  const errors: string[] = [];
  try {
    await followLog(child, { log: child.stdout, onError: (line) => errors.push(line) });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, takeErrors: () => errors.splice(0), stop, kill: () => end('SIGKILL') };
}

type Following = { log: Readable; onError: (line: string) => void };

/** Resolves when the log says that the product listens, and continues to read the log. */
async function followLog(child: ChildProcess, { log, onError }: Following): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: log }).on('line', (line) => {
      const { level, msg } = logLine.parse(JSON.parse(line));
      if (msg === 'ready') resolve();
      if (level >= errorLevel) onError(line);
    });
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The product ended with ${code ?? signal} before it was ready`);
  });
  ended.catch(() => undefined);
  await Promise.race([ready, ended]);
}

/** Polls every millisecond, because polling without a pause would take a core away from the other process. */
export async function waitUntil(isDone: () => boolean): Promise<void> {
  while (!isDone()) await pause(1);
}

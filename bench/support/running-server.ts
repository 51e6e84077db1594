import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#server/platform/database/embedded/free-port.ts';
import { type Program, startProcess, stopProcess } from './child-process.ts';

const pollMs = 5;

export type RunningServer = {
  address: string;
  pid: number;
  /** From starting the process until it answered on its readiness path. */
  startMs: number;
  stop: () => Promise<void>;
};

/** Starts a server on a free port of this machine and waits until `readyPath` answers 200. */
export async function startServer(program: Program & { readyPath: string }): Promise<RunningServer> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = startProcess({
    ...program,
    environment: {
      ALLOW_DEMO_DATA: 'on',
      ...program.environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
    },
  });
  const readyUrl = address + program.readyPath;
  while ((await askStatus(readyUrl)) !== 200) {
    if (child.exitCode !== null)
      throw new Error(`It did not start:\n${readFileSync(program.logFile, 'utf8')}`);
    await wait(pollMs);
  }
  const startMs = performance.now() - startedAt;
  if (child.pid === undefined) throw new Error('The process has no id');
  return { address, pid: child.pid, startMs, stop: () => stopProcess(child) };
}

/** The status of an answer; 0 without one. */
function askStatus(url: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(url, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', () => resolve(0));
    asked.end();
  });
}

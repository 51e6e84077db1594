import { spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#server/platform/database/embedded/free-port.ts';
import { compareSides, ratiosOf } from './support/compare.ts';
import { loadServer } from './support/load.ts';
import { formatNumber, median } from './support/numbers.ts';
import { prepareProduct, type Product } from './support/product.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import {
  isInTree,
  readCpuSeconds,
  readMemoryMiB,
  readTreeMemory,
  type TreeMemory,
} from './support/resources.ts';
import type { RunningServer } from './support/running-server.ts';
import { createScratch, endAfter } from './support/scratch.ts';
import { startBare } from './support/bare/start-bare.ts';

// From starting the process until it is ready, on existing data; and the memory it takes, at rest and after work. With `--commands`:
// the same of `npm start` and `npm run demo` as a person runs them, with everything that they start.
const rounds = 5;
const mostSeconds = 2;
const mostRatio = 6;
const restSeconds = 5;
const requests = 10_000;

type Sample = { startMs: number; cpuMs: number; restMiB: number; workedMiB: number };

async function measureStart(server: RunningServer): Promise<Sample> {
  const cpuMs = readCpuSeconds(server.pid) * 1000;
  await wait(restSeconds * 1000);
  const restMiB = readMemoryMiB(server.pid);
  await loadServer(server, { path: '/api/success_story/list', connections: 16, requests });
  const workedMiB = readMemoryMiB(server.pid);
  await server.stop();
  return { startMs: server.startMs, cpuMs, restMiB, workedMiB };
}

async function measure(product: Product): Promise<{ bare: Sample[]; own: Sample[] }> {
  // The first start after a build fills the disk's cache and is not counted.
  await (await product.start()).stop();
  const bare: Sample[] = [];
  const own: Sample[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await measureStart(await startBare(product.scratch)));
    own.push(await measureStart(await product.start()));
  }
  return { bare, own };
}

async function measureProcess(): Promise<void> {
  endAfter(180);
  const product = await prepareProduct();
  const { bare, own } = await measure(product);
  await product.discard();
  const sides = {
    bare: { name: 'bare Fastify server', samples: bare },
    own: { name: 'built product', samples: own },
  };
  const startMs = (sample: Sample) => sample.startMs;
  printHeading(`Start on existing data, memory (${product.engine}; ${rounds} starts each)`);
  printTable(
    [
      '',
      'ready after (ms)',
      'processor time until ready (ms)',
      `resident memory after ${restSeconds} s of rest (MiB)`,
      `after ${requests.toLocaleString('en')} requests (MiB)`,
    ],
    compareSides(
      [startMs, ({ cpuMs }) => cpuMs, ({ restMiB }) => restMiB, ({ workedMiB }) => workedMiB],
      sides,
    ),
  );
  printGoal(`ready within ${mostSeconds} s`, median(own.map(startMs)) <= mostSeconds * 1000);
  printGoal(`at most ${mostRatio} × the bare server's start`, median(ratiosOf(startMs, sides)) <= mostRatio);
}

const root = path.join(import.meta.dirname, '..');
const starts = 3;
const sampleMs = 200;
const commandRestSeconds = 30;
const goals = { startMiB: 250, startSeconds: 2, demoMiB: 300, demoPeakMiB: 1_024, demoSeconds: 60 } as const;

type CommandSample = { seconds: number; rest: TreeMemory; peak: number };

/** Runs an npm script on a data directory until it has been ready and at rest, and has no step beside the product any more. */
async function measureCommand(script: string, dataDirectory: string): Promise<CommandSample> {
  const port = String(await findFreePort());
  const log = openSync(`${dataDirectory}.log`, 'a');
  const startedAt = performance.now();
  // A group of its own, which gets what Ctrl-C sends.
  const child = spawn('npm', ['run', script], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDirectory, PORT: port, HOST: '127.0.0.1' },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const { pid = 0 } = child;
  const interrupt = () => signalGroup(pid, 'SIGINT');
  process.on('exit', interrupt);
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, readTreeMemory(pid).all);
  }, sampleMs);
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.ok ?? false;
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`npm run ${script} ended; see ${dataDirectory}.log`);
    await wait(20);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await wait(commandRestSeconds * 1000);
  while (isInTree(pid, 'paint-others')) await wait(1000);
  const rest = readTreeMemory(pid);
  clearInterval(sampling);
  process.off('exit', interrupt);
  interrupt();
  while (signalGroup(pid, 0)) await wait(100);
  return { seconds, rest, peak };
}

/** Signals a whole group, as Ctrl-C in a terminal does. False when nothing of it is left. */
function signalGroup(pid: number, signal: 'SIGINT' | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

async function measureCommands(): Promise<void> {
  endAfter(3_000);
  const scratch = createScratch();
  // The demo builds as well, as on a new copy of the project.
  rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  const demo = await measureCommand('demo', path.join(scratch, 'demo'));
  const demoAgain = await measureCommand('demo', path.join(scratch, 'demo'));
  const first = await measureCommand('start', path.join(scratch, 'data'));
  const again: CommandSample[] = [];
  for (let round = 0; round < starts; round += 1) {
    again.push(await measureCommand('start', path.join(scratch, 'data')));
  }
  const row = (name: string, samples: readonly CommandSample[]) => {
    const middle = (read: (sample: CommandSample) => number) => formatNumber(median(samples.map(read)));
    return [
      name,
      middle(({ seconds }) => seconds),
      middle(({ rest }) => rest.all),
      middle(({ rest }) => rest.own),
      middle(({ rest }) => rest.database),
      middle(({ rest }) => rest.npm),
      middle(({ peak }) => peak),
    ];
  };
  printHeading('The two commands, with everything that they start (proportional set size)');
  printTable(
    ['', 'ready (s)', 'at rest (MiB)', 'product', 'database server', 'npm', 'at most (MiB)'],
    [
      row('npm run demo, which builds and paints', [demo]),
      row('npm run demo again', [demoAgain]),
      row('npm start, first', [first]),
      row('npm start on existing data', again),
    ],
  );
  const { startMiB, startSeconds, demoMiB, demoPeakMiB, demoSeconds } = goals;
  const isQuick = median(again.map(({ seconds }) => seconds)) <= startSeconds;
  printGoal(
    `npm start at rest at most ${startMiB} MiB`,
    median(again.map(({ rest }) => rest.all)) <= startMiB,
  );
  printGoal(`npm start ready within ${startSeconds} s`, isQuick);
  printGoal(`npm run demo at rest at most ${demoMiB} MiB`, demo.rest.all <= demoMiB);
  printGoal(`npm run demo at most ${demoPeakMiB} MiB`, demo.peak <= demoPeakMiB);
  printGoal(`npm run demo ready within ${demoSeconds} s`, demo.seconds <= demoSeconds);
}

await (process.argv.includes('--commands') ? measureCommands() : measureProcess());
process.exit(0);

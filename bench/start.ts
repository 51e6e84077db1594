import { setTimeout as wait } from 'node:timers/promises';
import { compareSides, ratiosOf } from './support/compare.ts';
import { loadServer } from './support/load.ts';
import { median } from './support/numbers.ts';
import { prepareProduct, type Product } from './support/product.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { readCpuSeconds, readMemoryMiB } from './support/resources.ts';
import type { RunningServer } from './support/running-server.ts';
import { endAfter } from './support/scratch.ts';
import { startBare } from './support/bare/start-bare.ts';

// From starting the process until it is ready, on existing data; and the memory it takes, at rest and after work.
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
process.exit(0);

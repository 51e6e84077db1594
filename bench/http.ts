import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type LoadResult, loadServer } from './support/load.ts';
import { formatNumber, formatRatios, median, ratiosOf } from './support/numbers.ts';
import { prepareProduct, type Product } from './support/product.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { startServer } from './support/running-server.ts';
import { endAfter } from './support/scratch.ts';

// The list of success stories, as the built product serves it, against a bare Fastify route with the same bytes.
const callPath = '/api/success_story/list';
const leastRatio = 0.5;
const rounds = 7;
const connections = 64;

async function measure(product: Product): Promise<{ bare: LoadResult[]; own: LoadResult[]; bytes: number }> {
  const ownServer = await product.start();
  const body = await (await fetch(ownServer.address + callPath)).text();
  const bodyFile = path.join(product.scratch, 'body.json');
  writeFileSync(bodyFile, body);
  const bareServer = await startServer({
    file: path.join(import.meta.dirname, 'support/bare-server.ts'),
    environment: { BODY_FILE: bodyFile },
    logFile: path.join(product.scratch, 'bare.log'),
    readyPath: callPath,
  });
  const load = { path: callPath, connections, seconds: 3 };
  for (const server of [bareServer, ownServer]) await loadServer(server, { ...load, seconds: 4 });
  const bare: LoadResult[] = [];
  const own: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await loadServer(bareServer, load));
    own.push(await loadServer(ownServer, load));
  }
  await Promise.all([bareServer.stop(), ownServer.stop()]);
  return { bare, own, bytes: Buffer.byteLength(body) };
}

endAfter(180);
const product = await prepareProduct();
const { bare, own, bytes } = await measure(product);
await product.discard();

const columns = ['perSecond', 'p99', 'cpuMicroseconds'] as const;
const medians = (results: LoadResult[]) =>
  columns.map((column) => formatNumber(median(results.map((result) => result[column]))));
const ratios = columns.map((column) =>
  ratiosOf(
    own.map((result) => result[column]),
    bare.map((result) => result[column]),
  ),
);
printHeading(
  `GET ${callPath} (${product.engine}; ${bytes} bytes, ${connections} connections, ${rounds} rounds)`,
);
printTable(
  ['', 'requests/s', 'p99 (ms)', 'processor time per request (µs)'],
  [
    ['bare Fastify route', ...medians(bare)],
    ['built product', ...medians(own)],
    ['ratio of pairs: median (least–most)', ...ratios.map(formatRatios)],
  ],
);
printGoal(`at least ${leastRatio} of the bare route's requests/s`, median(ratios[0] ?? []) >= leastRatio);
process.exit(0);

import { compareSides, ratiosOf } from './support/compare.ts';
import { type LoadResult, loadServer } from './support/load.ts';
import { median } from './support/numbers.ts';
import { prepareProduct, type Product } from './support/product.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { endAfter } from './support/scratch.ts';
import { startBare } from './support/bare/start-bare.ts';

// The list of success stories, as the built product serves it, against a bare Fastify route with the same bytes.
const callPath = '/api/success_story/list';
const leastRatio = 0.6;
const rounds = 7;
const connections = 64;

async function measure(product: Product): Promise<{ bare: LoadResult[]; own: LoadResult[]; bytes: number }> {
  const ownServer = await product.start();
  const body = await (await fetch(ownServer.address + callPath)).text();
  const bareServer = await startBare(product.scratch, body);
  const load = { path: callPath, connections, seconds: 3 };
  const bare: LoadResult[] = [];
  const own: LoadResult[] = [];
  for (const server of [bareServer, ownServer]) await loadServer(server, load);
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

const sides = {
  bare: { name: 'bare Fastify route', samples: bare },
  own: { name: 'built product', samples: own },
};
const perSecond = (result: LoadResult) => result.perSecond;
printHeading(
  `GET ${callPath} (${product.engine}; ${bytes} bytes, ${connections} connections, ${rounds} rounds)`,
);
printTable(
  ['', 'requests/s', 'p99 (ms)', 'processor time per request (µs)'],
  compareSides([perSecond, ({ p99 }) => p99, ({ cpuMicroseconds }) => cpuMicroseconds], sides),
);
printGoal(
  `at least ${leastRatio} of the bare route's requests/s`,
  median(ratiosOf(perSecond, sides)) >= leastRatio,
);
process.exit(0);

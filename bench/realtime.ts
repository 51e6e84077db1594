import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareSides, ratiosOf } from './support/compare.ts';
import { prepareProductPair } from './support/live/live-members.ts';
import { closeSide, type Delivery, measureDelivery, openSide, type Side } from './support/live/live-side.ts';
import { formatNumber, median } from './support/numbers.ts';
import { openPopulations, type Population } from './support/populations.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { createScratch, endAfter } from './support/scratch.ts';

// How soon events reach connected members, against a bare socket server in turns, and what a connection costs: `npm run
// bench:realtime`, on a PostgreSQL server of its own.
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '2000' },
    'per-second': { type: 'string', default: '200' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
  },
});
const connections = Number(values.connections);
const perSecond = Number(values['per-second']);
const count = perSecond * Number(values.seconds);
const most = { delivery: 3, memory: 2 } as const;

type Sides = Record<'bare' | 'bareSecond' | 'own' | 'second', Side>;

async function openSides(population: Population): Promise<Sides> {
  const scratch = createScratch();
  const file = fileURLToPath(import.meta.resolve('./support/live/live-product.ts'));
  const { first, second } = await prepareProductPair(population, { file, connections, scratch });
  const bare = (environment: Record<string, string>) => ({
    file: fileURLToPath(import.meta.resolve('./support/bare/bare-live.ts')),
    environment: { ...population.environment, ...environment },
    tokens: first.tokens,
  });
  return {
    bare: await openSide(bare({}), scratch),
    bareSecond: await openSide(bare({ LISTENS: 'yes' }), scratch),
    own: await openSide(first, scratch),
    second: await openSide(second, scratch),
  };
}

type Samples = Record<keyof Sides, Delivery[]>;

/** All in turns; the first round only warms them up. */
async function measureRounds({ bare, bareSecond, own, second }: Sides): Promise<Samples> {
  const samples: Samples = { bare: [], bareSecond: [], own: [], second: [] };
  let first = 0;
  const measure = (from: Side, at: Side) => {
    first += count;
    return measureDelivery({ from, at, drive: { first, count, perSecond } });
  };
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    samples.bare.push(await measure(bare, bare));
    samples.own.push(await measure(own, own));
    samples.second.push(await measure(own, second));
    samples.bareSecond.push(await measure(bare, bareSecond));
  }
  for (const side of Object.values(samples)) side.shift();
  return samples;
}

const columns = [({ p50 }: Delivery) => p50, ({ p99 }: Delivery) => p99] as const;

function printDelivery(samples: Samples): void {
  const names = {
    bare: 'bare `ws`, from sending',
    bareSecond: 'bare pair, from the commit, at the second process',
    own: 'product, from the commit',
    second: 'product, from the commit, at the second process',
  };
  const sideOf = (side: keyof Sides) => ({ name: names[side], samples: samples[side] });
  const head = ['arrival at the window', 'p50 (µs)', 'p99 (µs)'];
  for (const [bare, own] of [
    ['bare', 'own'],
    ['bare', 'second'],
    ['bareSecond', 'second'],
  ] as const) {
    printTable(head, compareSides(columns, { bare: sideOf(bare), own: sideOf(own) }));
    console.log();
  }
  console.log('Another process may hear of a commit before it is acknowledged to the one that made it.\n');
  const ofWhole = (side: Delivery[]) =>
    [({ wholeP50 }: Delivery) => wholeP50, ({ wholeP99 }: Delivery) => wholeP99].map((column) =>
      formatNumber(median(side.map(column))),
    );
  printTable(
    ['with the transaction of the change', 'p50 (µs)', 'p99 (µs)'],
    (['own', 'second', 'bareSecond'] as const).map((side) => [names[side], ...ofWhole(samples[side])]),
  );
  for (const [side, at] of [
    ['own', 'at the process of the change'],
    ['second', 'at the second process'],
  ] as const) {
    const ratios = columns.map((column) =>
      median(ratiosOf(column, { bare: sideOf('bare'), own: sideOf(side) })),
    );
    printGoal(
      `delivery ${at}, p50 and p99 at most ${most.delivery} times those of a bare socket server`,
      Math.max(...ratios) <= most.delivery,
    );
  }
}

function printMemory({ bare, own, second }: Sides): void {
  const inKiB = (bytes: number) => formatNumber(bytes / 1024);
  console.log();
  printTable(
    ['each connection (KiB)', 'held in heap and buffers', 'growth of the process'],
    [
      ['bare `ws`', inKiB(bare.memory.held), inKiB(bare.memory.resident)],
      ['product', inKiB(own.memory.held), inKiB(own.memory.resident)],
      ['product, second process', inKiB(second.memory.held), inKiB(second.memory.resident)],
    ],
  );
  const isWithin = ({ memory }: Side) =>
    memory.held <= most.memory * bare.memory.held && memory.resident <= most.memory * bare.memory.resident;
  printGoal(
    `memory of a connection at most ${most.memory} times that of a bare socket server`,
    isWithin(own) && isWithin(second),
  );
}

endAfter(600);
for await (const population of openPopulations({
  sizes: [Math.ceil(connections * 2.2)],
  addresses: [],
})) {
  const sides = await openSides(population);
  const samples = await measureRounds(sides);
  for (const side of Object.values(sides)) await closeSide(side);
  const load = loadavg()[0]?.toFixed(0);
  printHeading(
    `${connections.toLocaleString('en')} connected members at each process, ${perSecond} events a second (${count} a round, ${values.rounds} rounds, load average ${load})`,
  );
  printDelivery(samples);
  printMemory(sides);
}
process.exit(0);

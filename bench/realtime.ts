import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findFreePort } from '#scripts/test/find-free-port.ts';
import { compareSides, ratiosOf } from './support/compare.ts';
import { connectCrowd, type LiveCrowd } from './support/live/live-crowd.ts';
import type { Drive, ToldEvent } from './support/live/live-driver.ts';
import { formatNumber, median, quantile } from './support/numbers.ts';
import { openPopulations, type Population } from './support/populations.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { type RunningServer, startServer } from './support/running-server.ts';
import { createScratch, endAfter } from './support/scratch.ts';
import { startSession } from './support/start-session.ts';

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
const mostRatio = 3;

type Side = { server: RunningServer; driver: string; crowd: LiveCrowd; bytesPerConnection: number };
type Sample = { p50: number; p99: number; wholeP50: number; wholeP99: number };

type Program = { file: string; environment: Record<string, string>; tokens: readonly string[] };

async function open({ file, environment, tokens }: Program, scratch: string): Promise<Side> {
  const driverPort = await findFreePort();
  const driver = `http://127.0.0.1:${driverPort}`;
  const server = await startServer({
    file: fileURLToPath(file),
    environment: { ...environment, DRIVER_PORT: String(driverPort) },
    logFile: path.join(scratch, 'live.log'),
    readyPath: '/health/ready',
  });
  const readBytes = async (): Promise<number> => {
    const { bytes } = (await (await fetch(`${driver}/memory`)).json()) as { bytes: number };
    return bytes;
  };
  const before = await readBytes();
  const crowd = await connectCrowd(server.address, tokens);
  return { server, driver, crowd, bytesPerConnection: ((await readBytes()) - before) / tokens.length };
}

let nextNumber = 0;

/** Makes events in one process, and measures when they arrive at the windows of another, or its own. */
async function measure({ from, at }: { from: Side; at: Side }): Promise<Sample> {
  const group: Drive['group'] = from === at ? 'own' : 'other';
  const first = (nextNumber += count);
  const receiving = at.crowd.receive(count);
  const query = new URLSearchParams(
    Object.entries({ group, first, count, perSecond }).map(([key, value]) => [key, String(value)]),
  );
  const events = (await (await fetch(`${from.driver}/drive?${query}`)).json()) as ToldEvent[];
  const arrivals = await receiving;
  const after = (instant: (event: ToldEvent) => number) =>
    events.map((event) => (arrivals.get(event.number) ?? Number.NaN) - instant(event));
  const delivery = after(({ committedAt }) => committedAt);
  const whole = after(({ begunAt }) => begunAt);
  return {
    p50: quantile(delivery, 0.5),
    p99: quantile(delivery, 0.99),
    wholeP50: quantile(whole, 0.5),
    wholeP99: quantile(whole, 0.99),
  };
}

/** Members with a session each. */
async function signIn({ store }: Population): Promise<{ ids: number[]; tokens: string[] }> {
  const rows = await store.database
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'user')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(connections * 2)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length < connections * 2) throw new Error(`There are only ${ids.length} active members`);
  const tokens: string[] = [];
  for (const id of ids) tokens.push(await startSession(store, id));
  return { ids, tokens };
}

async function openSides(population: Population): Promise<{ bare: Side; own: Side; second: Side }> {
  const scratch = createScratch();
  const { ids, tokens } = await signIn(population);
  const [here, there] = [ids.slice(0, connections), ids.slice(connections)];
  const recipientsFile = path.join(scratch, 'recipients.json');
  writeFileSync(recipientsFile, JSON.stringify({ own: here, other: there }));
  const product = (name: string) => ({
    file: import.meta.resolve('./support/live/live-product.ts'),
    environment: {
      ...population.environment,
      DATA_DIR: path.join(scratch, name),
      SECRET_KEY: 'a key that both processes have in common',
      RATE_LIMITS: 'off',
      RECIPIENTS_FILE: recipientsFile,
    },
  });
  const [tokensHere, tokensThere] = [tokens.slice(0, connections), tokens.slice(connections)];
  return {
    bare: await open(
      { file: import.meta.resolve('./support/bare/bare-live.ts'), environment: {}, tokens: tokensHere },
      scratch,
    ),
    own: await open({ ...product('first'), tokens: tokensHere }, scratch),
    second: await open({ ...product('second'), tokens: tokensThere }, scratch),
  };
}

type Sides = Awaited<ReturnType<typeof openSides>>;
type Samples = Record<keyof Sides, Sample[]>;

/** All in turns; the first round only warms them up. */
async function measureRounds({ bare, own, second }: Sides): Promise<Samples> {
  const samples: Samples = { bare: [], own: [], second: [] };
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    samples.bare.push(await measure({ from: bare, at: bare }));
    samples.own.push(await measure({ from: own, at: own }));
    samples.second.push(await measure({ from: own, at: second }));
  }
  for (const side of Object.values(samples)) side.shift();
  return samples;
}

endAfter(600);
for await (const population of openPopulations({
  sizes: [Math.ceil(connections * 2.2)],
  addresses: [],
  isEmbedded: false,
})) {
  const sides = await openSides(population);
  const { bare, own, second } = sides;
  const samples = await measureRounds(sides);
  for (const { server, crowd } of [bare, own, second]) {
    crowd.close();
    await server.stop();
  }

  const load = loadavg()[0]?.toFixed(0);
  printHeading(
    `${connections.toLocaleString('en')} connected members at each process, ${perSecond} events a second (${count} a round, ${values.rounds} rounds, load average ${load})`,
  );
  const columns = [({ p50 }: Sample) => p50, ({ p99 }: Sample) => p99] as const;
  const sideOf = (name: string, side: keyof typeof samples) => ({ name, samples: samples[side] });
  const [reference, here] = [
    sideOf('bare `ws`, from sending', 'bare'),
    sideOf('product, from the commit', 'own'),
  ];
  const there = sideOf('product, from the commit, at the second process', 'second');
  const head = ['arrival at the window', 'p50 (µs)', 'p99 (µs)'];
  printTable(head, compareSides(columns, { bare: reference, own: here }));
  console.log();
  printTable(head, compareSides(columns, { bare: reference, own: there }));
  console.log(
    '\nAnother process may hear of a commit before it is acknowledged to the one that made it: below zero.',
  );
  const ofWhole = (side: Sample[]) =>
    [({ wholeP50 }: Sample) => wholeP50, ({ wholeP99 }: Sample) => wholeP99].map((column) =>
      formatNumber(median(side.map(column))),
    );
  console.log();
  printTable(
    ['with the transaction of the change', 'p50 (µs)', 'p99 (µs)'],
    [
      ['product', ...ofWhole(samples.own)],
      ['product, at the second process', ...ofWhole(samples.second)],
    ],
  );
  console.log();
  printTable(
    ['', 'memory of the process for each connection (KiB)'],
    [
      ['bare `ws`', formatNumber(bare.bytesPerConnection / 1024)],
      ['product', formatNumber(own.bytesPerConnection / 1024)],
      ['product, second process', formatNumber(second.bytesPerConnection / 1024)],
    ],
  );
  const ratio = Math.max(
    ...columns.map((column) => median(ratiosOf(column, { bare: reference, own: here }))),
  );
  printGoal(
    `delivery p50 and p99 at most ${mostRatio} times those of a bare socket server`,
    ratio <= mostRatio,
  );
}
process.exit(0);

import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listMatches as contract } from '#contract/matches/matches.ts';
import { findCaller } from '#server/features/accounts/sessions.ts';
import { listMatches } from '#server/features/matches/list-matches.ts';
import { buildWhenStale } from '#scripts/start/build-when-stale.ts';
import { compareSides, ratiosOf } from './support/compare.ts';
import { type LoadResult, loadServer } from './support/load.ts';
import { contextOf } from './support/calls/take-back.ts';
import { median } from './support/numbers.ts';
import { openPopulations, type Population } from './support/populations.ts';
import { recordStatements, type Statement } from '#scripts/test/record-statements.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { type RunningServer, startServer } from './support/running-server.ts';
import { runStatements, type StatementsRate } from './support/run-statements.ts';
import { createScratch } from './support/scratch.ts';
import { startSession } from './support/calls/start-session.ts';
import { drawViewers } from './support/viewers.ts';

// My matches over HTTP, asked for by many members at once, against the statements of these calls through the bare driver, in
// turns: `npm run bench:matches-http -- --members 100000`, or `--database` with the address of a population that is there; it
// gets sessions of members and the product's own tables of jobs.
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    database: { type: 'string', multiple: true, default: [] },
    viewers: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
  },
});
const connections = 64;
const seconds = 5;
const leastRatio = 0.5;
const input = contract.input.parse({});

type Call = { headers: Record<string, string>; statements: Statement[] };

/** Signs members in, and records what their call sends to the database: the look at the session, and the list. */
async function prepareCalls({ store }: Population): Promise<Call[]> {
  const context = contextOf(store);
  const viewers = await drawViewers(store, { count: Number(values.viewers), seed: 'matches' });
  const calls: Call[] = [];
  for (const { accountId } of viewers) {
    const token = await startSession(store, accountId);
    const work = async () => {
      await findCaller(context, token);
      await listMatches(context, { accountId, input });
    };
    // The first call fills the caches.
    await work();
    calls.push({ headers: { authorization: `Bearer ${token}` }, statements: await recordStatements(work) });
  }
  return calls;
}

type Sides = { bare: StatementsRate[]; own: LoadResult[] };

async function measure(
  server: RunningServer,
  { calls, url, statementsFile }: { calls: readonly Call[]; url: string; statementsFile: string },
): Promise<Sides> {
  const sides: Sides = { bare: [], own: [] };
  const load = {
    path: '/api/matches',
    connections,
    seconds,
    headers: calls.map(({ headers }) => headers),
    bodies: [{ page: 1 }],
  };
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const bare = await runStatements({ url, statementsFile, connections, seconds });
    const own = await loadServer(server, load);
    // The first round only warms both up.
    if (round === 0) continue;
    sides.bare.push(bare);
    sides.own.push(own);
  }
  return sides;
}

await buildWhenStale();
const scratch = createScratch();
const sizes = [Number(values.members)];
for await (const population of openPopulations({ sizes, addresses: values.database })) {
  const { environment, name } = population;
  const calls = await prepareCalls(population);
  const statementsFile = path.join(scratch, 'statements.json');
  writeFileSync(statementsFile, JSON.stringify(calls.map(({ statements }) => statements)));
  const server = await startServer({
    file: path.join(import.meta.dirname, '../dist/server/main.js'),
    environment: { ...environment, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    logFile: path.join(scratch, 'product.log'),
    readyPath: '/health/ready',
  });
  const url = environment['DATABASE_URL'] ?? '';
  const { bare, own } = await measure(server, { calls, url, statementsFile });
  await server.stop();
  const sides = {
    bare: { name: 'bare driver, same statements', samples: bare },
    own: { name: 'built product', samples: own },
  };
  const perSecond = (sample: StatementsRate) => sample.perSecond;
  const count = median(calls.map(({ statements }) => statements.length));
  const load = loadavg()[0]?.toFixed(0);
  printHeading(
    `POST /api/matches (${name} members on PostgreSQL; ${connections} connections, ${calls.length} members, ${count} statements a call, ${own.length} rounds, load average ${load})`,
  );
  printTable(
    ['', 'lists/s', 'processor time of the process each (µs)'],
    compareSides([perSecond, ({ cpuMicroseconds }) => cpuMicroseconds], sides),
  );
  const p99 = median(own.map((sample) => sample.p99));
  console.log(`\nMedian p99 of the product under this load: ${p99} ms.`);
  printGoal(`at least ${leastRatio} of the bare lists/s`, median(ratiosOf(perSecond, sides)) >= leastRatio);
}
process.exit(0);

import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { buildWhenStale } from '#scripts/start/build-when-stale.ts';
import { statisticsPeriods } from '#contract/dashboard/periods.ts';
import { showStatistics } from '#server/features/dashboard/show-statistics.ts';
import { recordStatements } from '#scripts/test/record-statements.ts';
import { type AdministrationCall, prepareAdministration } from './support/calls/administration-calls.ts';
import { compareSides, ratiosOf } from './support/compare.ts';
import { type LoadResult, loadServer } from './support/load.ts';
import { formatNumber, median } from './support/numbers.ts';
import { openPopulations, type Population } from './support/populations.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { type RunningServer, startServer } from './support/running-server.ts';
import { createScratch, endAfter } from './support/scratch.ts';
import { startBareCalls } from './support/bare/start-bare-calls.ts';

// The administrators' lists and dashboard over HTTP, against the statements of the same calls through the bare driver and Node's own
// HTTP server, in turns: `npm run bench:administration -- --members 100000`, or `--database` with an address of a population.
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    database: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
  },
});
/** A bureau has few administrators. */
const connections = 4;
const mostTimes = 3;
const minuteMs = 60_000;

type Sides = Record<'bare' | 'own', LoadResult[]>;

async function takeTurns(sides: Record<'bare' | 'own', RunningServer>, call: AdministrationCall) {
  const { path: called, bodies, variants } = call;
  const load = {
    path: `/api${called}`,
    ...(bodies !== undefined && { bodies }),
    // The bare side receives the number of the call.
    headers: variants.map(({ headers }, turn) => ({ ...headers, 'x-turn': String(turn) })),
    connections,
    seconds: Number(values.seconds),
  };
  const measured: Sides = { bare: [], own: [] };
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const pair = { bare: await loadServer(sides.bare, load), own: await loadServer(sides.own, load) };
    // The first round only warms both up.
    if (round === 0) continue;
    measured.bare.push(pair.bare);
    measured.own.push(pair.own);
  }
  return measured;
}

function report(name: string, { call, sides }: { call: AdministrationCall; sides: Sides }): void {
  const statements = median(call.variants.map((variant) => variant.statements.length));
  printHeading(
    `${call.name} (${name} members on PostgreSQL; ${connections} connections, ${statements} statements a call, ${values.rounds} rounds, load average ${loadavg()[0]?.toFixed(0)})`,
  );
  const compared = {
    bare: { name: 'bare driver, same statements', samples: sides.bare },
    own: { name: 'built product', samples: sides.own },
  };
  const p99Of = ({ p99 }: LoadResult) => p99;
  const columns = [({ perSecond }: LoadResult) => perSecond, p99Of];
  printTable(['', 'requests/s', 'p99 (ms)'], compareSides(columns, compared));
  const times = median(ratiosOf(p99Of, compared));
  printGoal(`p99 at most ${mostTimes} times that of the bare statements`, times <= mostTimes);
}

/** What counting the statistics takes when no counting of the last minute is there. */
async function reportCounting({ store, name }: Population): Promise<void> {
  const rows: string[][] = [];
  let minutes = 0;
  for (const days of statisticsPeriods) {
    const taken: number[] = [];
    let statements = 0;
    for (let turn = 0; turn < 6; turn += 1) {
      minutes += 2;
      const later = new Date(store.now().getTime() + minutes * minuteMs);
      const began = performance.now();
      const sent = await recordStatements(() => showStatistics({ ...store, now: () => later }, days));
      // The first one fills the caches.
      if (turn > 0) taken.push(performance.now() - began);
      statements = sent.length;
    }
    rows.push([
      `${days} days`,
      String(statements),
      formatNumber(median(taken)),
      formatNumber(Math.max(...taken)),
    ]);
  }
  printHeading(`Counting the statistics once (${name} members on PostgreSQL)`);
  printTable(['period', 'statements', 'median (ms)', 'longest (ms)'], rows);
}

/** Today's lists of a week, without making them: how often each member appears is drawn by chance. */
async function drawAppearances({ store }: Population): Promise<void> {
  await sql`insert into daily_appearances (account_id, day, appearances)
    select account_id, current_date - ago, (random() * 24)::integer
    from matching_rows cross join generate_series(0, 6) as ago on conflict do nothing`.execute(
    store.database,
  );
  await sql`vacuum (analyze) daily_appearances`.execute(store.database);
}

endAfter(3600);
await buildWhenStale();
const scratch = createScratch();
const sizes = [Number(values.members)];
for await (const population of openPopulations({ sizes, addresses: values.database })) {
  const { environment, store, name } = population;
  await drawAppearances(population);
  await reportCounting(population);
  const server = await startServer({
    file: path.join(import.meta.dirname, '../dist/server/main.js'),
    environment: { ...environment, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    logFile: path.join(scratch, 'product.log'),
    readyPath: '/health/ready',
  });
  // After the start, which makes the tables of jobs.
  const calls = await prepareAdministration(store, scratch);
  for (const call of calls) {
    const bare = await startBareCalls({
      scratch,
      databaseUrl: environment['DATABASE_URL'],
      calls: call.variants.map(({ statements }) => statements),
    });
    const sides = await takeTurns({ bare, own: server }, call);
    await bare.stop();
    report(name, { call, sides });
  }
  await server.stop();
}
process.exit(0);

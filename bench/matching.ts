import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import {
  findSeeker,
  firstPhase,
  listUnavailable,
  rankCandidates,
  settledStates,
} from '#server/features/matching/matching.ts';
import { findPreference, orderFor } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import { findByPlainFilter, findExactBest, most } from './support/matching/matching-baselines.ts';
import { type FirstPages, measureCalls, type Times } from './support/matching/matching-calls.ts';
import { formatNumber, median, quantile } from './support/numbers.ts';
import { openPopulations, type Population } from './support/populations.ts';
import { printGoal, printHeading, printTable, type Row } from './support/report.ts';
import { readSizes, type Sizes } from './support/matching/matching-sizes.ts';
import { contextOf } from './support/calls/take-back.ts';
import { drawViewers, type Viewer } from './support/viewers.ts';

// What matching costs as the population grows, and what its bounds cost in quality:
// `npm run bench:matching -- --members 10000,100000,1000000`, or `--database` (also several
// times) with the address of a population that is there. Of that, only the city of single profiles is changed and
// changed back.
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '10000,100000,1000000' },
    database: { type: 'string', multiple: true, default: [] },
    viewers: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'matching' },
  },
});
/** The slow baselines are asked for so many viewers, and for no more when this time is over. */
const baselineSeconds = 180;
const mostFirstMs = 25;
const mostFirstMsOfFew = 15;
const mostGrowth = 3;
const mostUpdateMs = 10;
const leastFound = 0.98;

type Quality = { viewers: number; exact: number; found: number; same: number };
type Measured = {
  population: Population;
  times: Times;
  quality: Quality;
  sizes: Sizes;
  load: number;
  found: number[];
};

const inTurns = 'ranking, in turns with brute force';
const bruteForce = 'baseline: brute force over all, both ways';

/** The baselines on the same viewers, and how much of the exact first page the product's first page holds. */
async function measureBaselines(
  context: Context,
  { viewers, pages, times }: { viewers: readonly Viewer[]; pages: FirstPages; times: Times },
): Promise<Quality> {
  const quality = { viewers: 0, exact: 0, found: 0, same: 0 };
  const { database } = context;
  const [plain, brute, ranked]: [number[], number[], number[]] = [[], [], []];
  const end = performance.now() + baselineSeconds * 1000;
  for (const { accountId } of viewers) {
    if (performance.now() > end) break;
    const seeker = await orderFor(context, await findSeeker(context, accountId));
    const preference = await findPreference(database, accountId);
    const excluded = await listUnavailable(database, { accountId, states: settledStates });
    const startedAt = performance.now();
    await findByPlainFilter(database, { seeker, preference });
    const between = performance.now();
    const exact = await findExactBest(database, { seeker, excluded });
    plain.push(between - startedAt);
    brute.push(performance.now() - between);
    const asked = { seeker: await orderFor(context, await findSeeker(context, accountId)), excluded };
    const rankedAt = performance.now();
    await rankCandidates(context, { ...asked, phase: firstPhase, least: most + 1 });
    ranked.push(performance.now() - rankedAt);
    const page = pages.get(accountId) ?? [];
    quality.viewers += 1;
    quality.exact += exact.length;
    const found = exact.filter((id) => page.includes(id)).length;
    quality.found += found;
    if (found < exact.length) {
      process.stderr.write(`Viewer ${accountId}: page 1 holds ${found} of the exact ${exact.length}\n`);
    }
    quality.same += exact.join() === page.join() ? 1 : 0;
  }
  times.set('baseline: one-sided filter, newest first', plain);
  times.set(bruteForce, brute);
  times.set(inTurns, ranked);
  return quality;
}

async function measure(population: Population): Promise<Measured> {
  const { store } = population;
  const context = contextOf(store);
  const viewers = await drawViewers(store, { count: Number(values.viewers), seed: values.seed });
  const { times, pages, found } = await measureCalls(context, { viewers, rounds: Number(values.rounds) });
  const quality = await measureBaselines(context, { viewers, pages, times });
  return {
    population,
    times,
    quality,
    found,
    sizes: await readSizes(store.database),
    load: loadavg()[0] ?? 0,
  };
}

const measured: Measured[] = [];
let engine = '';
const sizes = values.members.split(',').map(Number);
for await (const population of openPopulations({
  sizes,
  addresses: values.database,
})) {
  engine ||= await describeServer(population);
  process.stderr.write(`Measuring ${population.name} members\n`);
  measured.push(await measure(population));
}

async function describeServer({ store }: Population): Promise<string> {
  const { rows } = await sql<{ version: string; memory: string }>`
    select current_setting('server_version') as version, current_setting('shared_buffers') as memory`.execute(
    store.database,
  );
  return `PostgreSQL ${rows[0]?.version}, shared_buffers ${rows[0]?.memory}`;
}

const names = [...new Set(measured.flatMap(({ times }) => [...times.keys()]))];
const timesOf = ({ times }: Measured, name: string) => times.get(name) ?? [];
const p99Of = (one: Measured, name: string) => quantile(timesOf(one, name), 0.99);
const cellsOf = (one: Measured, name: string) => {
  const times = timesOf(one, name);
  return [median(times), p99Of(one, name)].map(formatNumber).concat(String(times.length));
};
printHeading(`Matching (${engine}; ${values.viewers} viewers, ${values.rounds} rounds after a warm-up)`);
printTable(
  ['ms', ...measured.flatMap(({ population: { name } }) => [`${name}: p50`, 'p99', 'calls'])],
  names.map((name): Row => [name, ...measured.flatMap((one) => cellsOf(one, name))]),
);
printHeading('Matching: what the bounds cost, and what the rows take');
printTable(
  [
    'members',
    'viewers',
    'share of the exact first page',
    'pages that are exactly it',
    'rows (MB)',
    'their indexes (MB)',
    'words (MB)',
    'bytes a member',
    'found by a search (median)',
    'load average',
  ],
  measured.map(({ population: { name, members }, quality, sizes: { rows, indexes, words }, found, load }) => [
    name,
    quality.viewers,
    formatNumber(quality.found / quality.exact),
    formatNumber(quality.same / quality.viewers),
    ...[rows / 1e6, indexes / 1e6, words / 1e6, (rows + indexes + words) / members, median(found), load].map(
      formatNumber,
    ),
  ]),
);

const firstPage = 'my matches, page 1';
const largest = measured.reduce((one, other) =>
  other.population.members > one.population.members ? other : one,
);
const smallest = measured.reduce((one, other) =>
  other.population.members < one.population.members ? other : one,
);
printGoal(
  `p99 of page 1 at most ${mostFirstMs} ms among ${largest.population.name}`,
  p99Of(largest, firstPage) <= mostFirstMs,
);
if (smallest.population.members <= 10_000) {
  printGoal(
    `p99 of page 1 at most ${mostFirstMsOfFew} ms among ${smallest.population.name}`,
    p99Of(smallest, firstPage) <= mostFirstMsOfFew,
  );
}
printGoal(
  `p99 of page 1 among ${largest.population.name} at most ${mostGrowth} times that among ${smallest.population.name}`,
  p99Of(largest, firstPage) <= mostGrowth * p99Of(smallest, firstPage),
);
for (const share of [0.5, 0.99]) {
  printGoal(
    `ranking takes at most as long as brute force (p${share * 100}, everywhere)`,
    measured.every(
      (one) => quantile(timesOf(one, inTurns), share) <= quantile(timesOf(one, bruteForce), share),
    ),
  );
}
printGoal(
  `a change of a profile takes at most ${mostUpdateMs} ms (median, everywhere)`,
  measured.every((one) => median(timesOf(one, 'a change of a profile')) <= mostUpdateMs),
);
printGoal(
  `page 1 holds at least ${leastFound} of the exact first page`,
  measured.every(({ quality: { exact, found } }) => found >= leastFound * exact),
);
process.exit(0);

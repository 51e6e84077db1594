import { parseArgs } from 'node:util';
import { populate } from '#demo/populate.ts';
import { showLines } from '#demo/show-progress.ts';
import { openStore } from '#scripts/operator/open-store.ts';
import { startPostgres } from '#scripts/test/start-postgres.ts';
import { makeTodaysMatches } from '#server/features/matches/make-todays-matches.ts';
import {
  compareDirection,
  findCandidates,
  findMatchingContext,
  findSeeker,
  firstPhase,
  rankCandidates,
  refreshMatching,
  scoreOf,
} from '#server/features/matching/matching.ts';
import { orderFor } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import { createTransact } from '#server/platform/database/transact.ts';
import { silentAnnouncer } from '#server/platform/live/announcer.ts';
import { giniOf } from './support/gini.ts';
import { formatNumber } from './support/numbers.ts';
import { readProcessorSeconds } from './support/postgres-processor.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { createScratch } from './support/scratch.ts';

// How often members are shown: today's matches against the best twelve by score for all. `npm run bench:exposure -- --members
// 5000 --days 3`, or `--database` with an address that holds a population already, which is changed.
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '5000' },
    days: { type: 'string', default: '3' },
    sample: { type: 'string', default: '1000' },
    database: { type: 'string' },
  },
});
const members = Number(values.members);
const listLength = 12;
const dayMs = 86_400_000;

type Lists = ReadonlyMap<number, readonly number[]>;
type Sources = Pick<Context, 'database' | 'now' | 'transact'>;

const server = values.database === undefined ? await startPostgres() : undefined;
const environment = { DATA_DIR: createScratch(), DATABASE_URL: values.database ?? server?.url };
const store = await openStore(environment);
if (values.database === undefined) {
  await populate(store, { members, onProgress: showLines('Members', { total: members }).update });
}
const beginningAt = Date.now();
let daysPassed = 0;
const now = () => new Date(beginningAt + daysPassed * dayMs);
const noJobs = { enqueue: () => Promise.resolve(), nudge: () => undefined };
const done = () => Promise.resolve();
const jobs = { ...noJobs, start: done, startWorkers: done, runDue: done, stop: done };
const transact = createTransact(store.database, {
  jobs,
  announcer: silentAnnouncer,
  onMembersChanged: refreshMatching,
});
const context: Sources = { database: store.database, now, transact };

/** The members the job makes lists for. */
async function listActive(): Promise<number[]> {
  const since = new Date(now().getTime() - 30 * dayMs);
  const rows = await store.database
    .selectFrom('matchingRows')
    .innerJoin('accounts', 'accounts.id', 'matchingRows.accountId')
    .select('accountId')
    .where('isListed', '=', true)
    .where((eb) => eb.or([eb('lastSeenAt', '>=', since), eb('createdAt', '>=', since)]))
    .orderBy('accountId')
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** The plain lists, and the members with at least one active match. */
async function rankPlainly(accountIds: readonly number[]): Promise<{ lists: Lists; matched: Set<number> }> {
  const lists = new Map<number, readonly number[]>();
  const matched = new Set<number>();
  const isActive = new Set(accountIds);
  for (const accountId of accountIds) {
    const seeker = await orderFor(context, await findSeeker(context, accountId));
    const asked = { seeker, excluded: [], phase: firstPhase, least: listLength };
    const { ids } = await rankCandidates(context, asked);
    lists.set(accountId, ids.slice(0, listLength));
    if (ids.some((id) => isActive.has(id))) matched.add(accountId);
  }
  return { lists, matched };
}

async function makeDay(): Promise<Lists> {
  let isUnfinished = true;
  while (isUnfinished) isUnfinished = await makeTodaysMatches(context, () => true);
  const lists = await store.database
    .selectFrom('dailyMatches')
    .select(['accountId', 'partnerIds'])
    .where('day', '=', (eb) => eb.selectFrom('dailyMatches').select((max) => max.fn.max('day').as('day')))
    .execute();
  return new Map(lists.map(({ accountId, partnerIds }) => [accountId, partnerIds]));
}

/** The mean two-way score of those who are shown, over some of the lists. */
async function findMeanScore(lists: Lists): Promise<number> {
  const matching = await findMatchingContext(context);
  const scores: number[] = [];
  for (const [accountId, partnerIds] of [...lists].slice(0, Number(values.sample))) {
    const people = await findCandidates(context, { accountIds: [accountId, ...partnerIds], ...matching });
    const me = people.get(accountId);
    for (const id of partnerIds) {
      const other = people.get(id);
      if (me === undefined || other === undefined) continue;
      const mine = compareDirection(me.preference, other.facts);
      scores.push(scoreOf(mine, compareDirection(other.preference, me.facts)));
    }
  }
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

async function describe(name: string, { lists, active }: { lists: Lists; active: readonly number[] }) {
  const counted = new Map<number, number>();
  for (const id of [...lists.values()].flat()) counted.set(id, (counted.get(id) ?? 0) + 1);
  const appearances = active.map((id) => counted.get(id) ?? 0);
  const lengths = active.map((id) => lists.get(id)?.length ?? 0);
  const share = appearances.filter((count) => count > 0).length / active.length;
  const cells = [
    giniOf(appearances),
    Math.max(0, ...counted.values()),
    Math.min(...appearances),
    share * 100,
    lengths.filter((length) => length === 0).length,
    lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    await findMeanScore(lists),
  ];
  return { gini: cells[0] ?? 1, row: [name, ...cells.map(formatNumber)] };
}

const all = await listActive();
const plainBegan = await readProcessorSeconds(store.database);
const { lists: plainLists, matched } = await rankPlainly(all);
const plainSeconds = (await readProcessorSeconds(store.database)) - plainBegan;
// A member without an active match cannot appear on the list of an active member.
const active = all.filter((id) => matched.has(id));
const plain = await describe('best twelve for all', { lists: plainLists, active });
const rows = [plain.row];
const costs: (string | number)[][] = [];
let worst = 0;
for (; daysPassed < Number(values.days); daysPassed += 1) {
  const [began, startedAt] = [await readProcessorSeconds(store.database), performance.now()];
  const lists = await makeDay();
  const seconds = (await readProcessorSeconds(store.database)) - began;
  const wall = (performance.now() - startedAt) / 1000;
  const described = await describe(`today's matches, day ${daysPassed + 1}`, { lists, active });
  worst = Math.max(worst, described.gini);
  rows.push(described.row);
  const cells = [lists.size, seconds, lists.size / seconds, wall].map(formatNumber);
  costs.push([`day ${daysPassed + 1}`, ...cells]);
}
await store.close();
await server?.stop();

printHeading(
  `Exposure of ${active.length.toLocaleString('en')} active members with an active match, of ${all.length.toLocaleString('en')}`,
);
printTable(
  ['lists', 'Gini', 'most', 'least', 'appear (%)', 'empty lists', 'mean length', 'mean score'],
  rows,
);
console.log();
printTable(
  ['job', 'lists', 'processor time, both sides (s)', 'lists per second and processor', 'by the clock (s)'],
  costs,
);
console.log(`\nPlain ranking alone: ${formatNumber(all.length / plainSeconds)} a second and processor.`);
printGoal('a more equal exposure than plain ranking, every day', worst < plain.gini);
process.exit(0);

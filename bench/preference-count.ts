import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { preferenceForm } from '#contract/preferences/preference-form.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { countFitting } from '#server/features/profiles/fitting.ts';
import { findPreference, presentPreference } from '#server/features/profiles/profiles.ts';
import { populate } from '#demo/populate.ts';
import { showLines } from '#demo/show-progress.ts';
import { openStore, type Store } from '#scripts/operator/open-store.ts';
import { buildWhenStale } from '#scripts/start/build-when-stale.ts';
import { startPostgres } from '#scripts/test/start-postgres.ts';
import { formatNumber, median, quantile } from './support/numbers.ts';
import { recordStatements, type Statement } from '#scripts/test/record-statements.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { type RunningServer, startServer } from './support/running-server.ts';
import { createScratch } from './support/scratch.ts';
import { startSession } from './support/calls/start-session.ts';

// Counting who fits a preference over HTTP, against the counting statements alone through the bare driver, in turns:
// `npm run bench:preference-count -- --members 1000000`, or `--database` with an address that holds a population already.
const { values } = parseArgs({
  options: { members: { type: 'string', default: '100000' }, database: { type: 'string' } },
});
const members = Number(values.members);
const seekers = 60;
const rounds = 2;
const mostTimes = 2;

type Input = Record<string, string>;
type Case = { accountId: number; headers: Record<string, string>; input: Input; statements: Statement[] };
type Times = { own: number[]; bare: number[] };

/** Preferences that no one fits: all members are examined, and again for each criterion that excludes them. */
const worstInputs: Readonly<Record<string, Input>> = {
  'no one: every criterion wide, one impossible': {
    age: '18-100',
    height: '122-212',
    marital_status: 'Never married,Divorced,Widowed,Annulled',
    religion: 'Hindu,Muslim,Christian,Sikh,Jain,Buddhist',
    qualification: "12th,Bachelor's – Arts,Bachelor's – Science,Bachelor's – Engineering,Master's – Science",
    working_with: 'Private company,Government/PSU,Business,Self-employed',
    annual_income: '0-',
    diet: 'Veg,Non Veg,Eggetarian,Vegan,Jain',
    country: 'Atlantis',
  },
  'no one: no index helps': { height: '122-123', annual_income: '900000000-' },
  'no one: an unknown town': { city: 'Nowhere', age: '25-35', religion: 'Hindu' },
};

async function prepareCases(store: Store): Promise<Map<string, Case[]>> {
  const accounts = await store.database
    .selectFrom('accounts')
    .innerJoin('preferences', 'preferences.accountId', 'accounts.id')
    .select('accounts.id')
    .where('status', '=', 'active')
    .where('emailVerifiedAt', 'is not', null)
    .orderBy('accounts.id')
    .limit(seekers)
    .execute();
  const choices = await findChoices(store);
  const usual: Case[] = [];
  const worst = new Map<string, Case[]>();
  for (const [index, { id }] of accounts.entries()) {
    const preference = await findPreference(store.database, id);
    const token = await startSession(store, id);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    if (preference === null) continue;
    const wire = Object.entries(presentPreference(preference, choices));
    const input = Object.fromEntries(wire.flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
    usual.push(await makeCase(store, { accountId: id, headers, input }));
    if (index >= seekers / 12) continue;
    for (const [name, hard] of Object.entries(worstInputs)) {
      const one = await makeCase(store, { accountId: id, headers, input: hard });
      worst.set(name, [...(worst.get(name) ?? []), one]);
    }
  }
  return new Map([['as members of the population state it', usual], ...worst]);
}

/** The statements that count are the ones that name both tables; finding the member's own gender is not counting. */
async function makeCase(store: Store, one: Omit<Case, 'statements'>): Promise<Case> {
  const input = preferenceForm.parse(one.input);
  // Counting needs the database and the clock alone.
  const context = store as unknown as Parameters<typeof countFitting>[0];
  const statements = await recordStatements(() => countFitting(context, { ...one, input }));
  return { ...one, statements: statements.filter(({ text }) => /"profiles".*"accounts"/s.test(text)) };
}

async function measureCases(
  cases: readonly Case[],
  { server, client }: { server: RunningServer; client: pg.Client },
): Promise<Times> {
  const times: Times = { own: [], bare: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const { headers, input, statements } of cases) {
      const bare = await timeOf(async () => {
        for (const { text, values: given } of statements) await client.query(text, given);
      });
      const own = await timeOf(async () => {
        const body = JSON.stringify(input);
        const url = `${server.address}/api/partner_preference/count`;
        const answer = await fetch(url, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(`The count answered ${answer.status}: ${await answer.text()}`);
        await answer.text();
      });
      // The first round only warms both up.
      if (round === 0) continue;
      times.own.push(own);
      times.bare.push(bare);
    }
  }
  return times;
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

await buildWhenStale();
const postgres = values.database === undefined ? await startPostgres() : undefined;
const url = values.database ?? postgres?.url ?? '';
const scratch = createScratch();
const environment = { DATA_DIR: scratch, DATABASE_URL: url, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
const store = await openStore(environment);
if (values.database === undefined) {
  await populate(store, { members, onProgress: showLines('Members', { total: members }).update });
}
const { count } = await store.database
  .selectFrom('profiles')
  .select((eb) => eb.fn.countAll<number>().as('count'))
  .executeTakeFirstOrThrow();
const prepared = await prepareCases(store);
await store.close();
const server = await startServer({
  file: path.join(import.meta.dirname, '../dist/server/main.js'),
  environment,
  logFile: path.join(scratch, 'product.log'),
  readyPath: '/health/ready',
});
const client = new pg.Client({ connectionString: url });
await client.connect();
const measured = new Map<string, Times>();
for (const [name, cases] of prepared) measured.set(name, await measureCases(cases, { server, client }));
await client.end();
await server.stop();
await postgres?.stop();

const ratioOf = ({ own, bare }: Times) =>
  median(own.map((time, index) => time / (bare[index] ?? Number.NaN)));
printHeading(`Who fits a preference, among ${count.toLocaleString('en')} members on a PostgreSQL server`);
printTable(
  ['preference', 'own p50 (ms)', 'own p95 (ms)', 'bare SQL p50 (ms)', 'bare SQL p95 (ms)', 'ratio of pairs'],
  [...measured].map(([name, times]) => [
    name,
    ...[times.own, times.bare].flatMap((side) =>
      [0.5, 0.95].map((share) => formatNumber(quantile(side, share))),
    ),
    formatNumber(ratioOf(times)),
  ]),
);
printGoal(
  `at most ${mostTimes} times the bare statements, however hard the preference`,
  [...measured.values()].every((times) => ratioOf(times) <= mostTimes),
);
process.exit(0);

import path from 'node:path';
import { parseArgs } from 'node:util';
import { populate } from '#demo/populate.ts';
import { openStore } from '#scripts/operator/open-store.ts';
import { buildWhenStale } from '#scripts/start/build-when-stale.ts';
import { startPostgres } from '#scripts/test/start-postgres.ts';
import { compareSides, ratiosOf } from './support/compare.ts';
import { median } from './support/numbers.ts';
import { type PlainCall, preparePlainCalls, timeRequests } from './support/calls/plain-calls.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { type RunningServer, startServer } from './support/running-server.ts';
import { createScratch, endAfter } from './support/scratch.ts';

// What the database server in the box costs: the same calls of the built product on it, with its settings for a small machine, and on a
// PostgreSQL server beside it with the settings that PostgreSQL comes with, in turns. Both wait for the disk.
const { values } = parseArgs({
  options: { members: { type: 'string', default: '3000' }, rounds: { type: 'string', default: '6' } },
});
const rounds = Number(values.rounds);
const size = { turns: rounds + 1, requests: 96 };
const connections = 8;
const mostTimes = 1.15;
const asItComes = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '128MB',
  jit: 'on',
};

type Side = { server: RunningServer; calls: PlainCall[] };

endAfter(900);
await buildWhenStale();
const scratch = createScratch();

/** The built product on a store of its own with the same members in each. */
async function openSide(name: string, environment: Record<string, string>): Promise<Side> {
  const own = { DATA_DIR: path.join(scratch, name), ...environment };
  const store = await openStore(own);
  await populate(store, { members: Number(values.members) });
  const calls = await preparePlainCalls(store, size);
  await store.close();
  const server = await startServer({
    file: path.join(import.meta.dirname, '../dist/server/main.js'),
    environment: { ...own, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    logFile: path.join(scratch, `${name}.log`),
    readyPath: '/health/ready',
  });
  return { server, calls };
}

const postgres = await startPostgres(asItComes);
const beside = await openSide('beside', { DATABASE_URL: postgres.url });
const embedded = await openSide('embedded', {});
for (const [index, { name }] of embedded.calls.entries()) {
  const times: Record<'bare' | 'own', number[]> = { bare: [], own: [] };
  for (let turn = 0; turn <= rounds; turn += 1) {
    const time = ({ server, calls }: Side) =>
      timeRequests(server, { requests: calls[index]?.requestsOf(turn) ?? [], connections });
    const pair = { bare: await time(beside), own: await time(embedded) };
    // The first turn only warms both up.
    if (turn === 0) continue;
    times.bare.push(pair.bare);
    times.own.push(pair.own);
  }
  const sides = {
    bare: { name: 'on a server beside it', samples: times.bare },
    own: { name: 'on the embedded server', samples: times.own },
  };
  const each = (milliseconds: number) => milliseconds / size.requests;
  printHeading(
    `${name} (${values.members} members, ${connections} at once, ${rounds} rounds of ${size.requests} calls)`,
  );
  printTable(['', 'ms each'], compareSides([each], sides));
  printGoal(`at most ${mostTimes} times the time`, median(ratiosOf(each, sides)) <= mostTimes);
}
await embedded.server.stop();
await beside.server.stop();
await postgres.stop();
process.exit(0);

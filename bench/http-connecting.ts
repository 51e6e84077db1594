import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '#scripts/start/build-when-stale.ts';
import { connectingCalls, type ConnectingCall, prepareConnecting } from './support/calls/connecting-calls.ts';
import { forgetConnecting } from './support/calls/forget-connecting.ts';
import { type Load, type LoadResult, loadServer } from './support/load.ts';
import { median } from './support/numbers.ts';
import { openPopulations } from './support/populations.ts';
import { printTimes } from './support/print-times.ts';
import { startServer } from './support/running-server.ts';
import { createScratch, endAfter } from './support/scratch.ts';
import { startBareCalls } from './support/bare/start-bare-calls.ts';

// Sending an interest and viewing contact details over HTTP, each by many members once, against the statements of the same
// calls through the bare driver and Node's own HTTP server, in turns: `npm run bench:http-connecting -- --members 4000`.
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '4000' },
    pairs: { type: 'string', default: '960' },
    rounds: { type: 'string', default: '6' },
  },
});
const connections = 16;
const mostTimes = 2;

type Sides = Record<'bare' | 'own', LoadResult[]>;

endAfter(600);
await buildWhenStale();
const scratch = createScratch();
const sizes = [Number(values.members)];
for await (const population of openPopulations({ sizes, addresses: [] })) {
  const { environment, store, name } = population;
  const databaseUrl = environment['DATABASE_URL'] ?? '';
  const prepared = await prepareConnecting(store, { pairs: Number(values.pairs), databaseUrl });
  const server = await startServer({
    file: path.join(import.meta.dirname, '../dist/server/main.js'),
    environment: { ...environment, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    logFile: path.join(scratch, 'product.log'),
    readyPath: '/health/ready',
  });
  for (const call of connectingCalls) {
    // Each connection has a share of the same size.
    const calls = prepared[call.name].slice(0, -prepared[call.name].length % connections || undefined);
    const statements = calls.map((each) => each.statements);
    const bare = await startBareCalls({ scratch, databaseUrl, calls: statements });
    const load = loadOf(call.endpoint.path, calls);
    const sides = await takeTurns({
      // What was written is taken back after every turn, so that all begin alike.
      forget: () => forgetConnecting(store, prepared.since),
      runBare: () => loadServer(bare, load),
      runOwn: () => loadServer(server, load),
    });
    await bare.stop();
    report({ name, path: call.endpoint.path, calls, sides });
  }
  await server.stop();
}
process.exit(0);

type Turns = {
  forget: () => Promise<void>;
  runBare: () => Promise<LoadResult>;
  runOwn: () => Promise<LoadResult>;
};

async function takeTurns({ forget, runBare, runOwn }: Turns): Promise<Sides> {
  const sides: Sides = { bare: [], own: [] };
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const bare = await runBare();
    await forget();
    const own = await runOwn();
    await forget();
    // The first round only warms both up.
    if (round === 0) continue;
    sides.bare.push(bare);
    sides.own.push(own);
  }
  return sides;
}

/** Every call once, each connection its share of them. */
function loadOf(endpoint: string, calls: readonly ConnectingCall[]): Load {
  return {
    path: `/api${endpoint}`,
    connections,
    requests: calls.length,
    // The bare side receives the number of the call.
    headers: calls.map(({ headers }, turn) => ({ ...headers, 'x-turn': String(turn) })),
    bodies: calls.map(({ body }) => body),
  };
}

type Reported = { name: string; path: string; calls: readonly ConnectingCall[]; sides: Sides };

function report({ name, path: called, calls, sides: { bare, own } }: Reported): void {
  const statements = median(calls.map((each) => each.statements.length));
  const heading = `POST /api${called} (${name} members on PostgreSQL; ${connections} connections, ${calls.length} pairs, ${statements} statements a call, ${own.length} rounds, load average ${loadavg()[0]?.toFixed(0)})`;
  printTimes({ heading, bare, own, mostTimes });
}

import { updateProfile as updateEndpoint } from '#contract/profiles/own-profile.ts';
import { findCaller } from '#server/features/accounts/sessions.ts';
import { showProfile, updateProfile } from '#server/features/profiles/own-profile.ts';
import { openStore } from '#scripts/operator/open-store.ts';
import { recordStatements, type Statement } from '#scripts/test/record-statements.ts';
import { callContext } from './support/calls/call-context.ts';
import { type Load, type LoadResult, loadServer } from './support/load.ts';
import { median } from './support/numbers.ts';
import { prepareProduct, type Product } from './support/product.ts';
import { printTimes } from './support/print-times.ts';
import type { RunningServer } from './support/running-server.ts';
import { endAfter } from './support/scratch.ts';
import { startBareCalls } from './support/bare/start-bare-calls.ts';
import { startSession } from './support/calls/start-session.ts';

// Reading and changing the own profile over HTTP, against the statements of the same calls through the bare driver and Node's own
// HTTP server. PostgreSQL only.
const rounds = 6;
const connections = 8;
const seconds = 3;
/** As many members, so that neither the limit of an account nor the lock of one row is what is measured. */
const members = 400;
const mostTimes = 2;

const bodies = [
  { city: 'Kochi', father: 'Mathew' },
  { city: 'Thrissur', father: 'Thomas' },
] as const;

type Call = { path: string; bodies?: typeof bodies; statements: Statement[][] };
type Prepared = { headers: Record<string, string>[]; calls: Record<'read' | 'update', Call> };

/** A session of every member, and the statements of their calls: a change is recorded when its values are there already. */
async function prepareCalls({ environment, members: { ids } }: Product): Promise<Prepared> {
  const store = await openStore(environment);
  const context = callContext(store, environment['DATABASE_URL'] ?? '');
  const headers: Prepared['headers'] = [];
  const read: Statement[][] = [];
  const update: Statement[][] = [];
  for (const [turn, accountId] of ids.slice(0, members).entries()) {
    const token = await startSession(store, accountId);
    const input = updateEndpoint.input.parse(bodies[turn % bodies.length]);
    await updateProfile(context, { accountId, input });
    const record = (run: () => Promise<unknown>) =>
      recordStatements(async () => {
        await findCaller(context, token);
        await run();
      });
    read.push(await record(() => showProfile(context, accountId)));
    update.push(await record(() => updateProfile(context, { accountId, input })));
    // The bare side receives the number of the call.
    headers.push({ authorization: `Bearer ${token}`, 'x-turn': String(turn) });
  }
  await store.close();
  return {
    headers,
    calls: {
      read: { path: '/api/profile/data', statements: read },
      update: { path: '/api/profile/update', bodies, statements: update },
    },
  };
}

async function takeTurns(
  sides: Record<'bare' | 'own', RunningServer>,
  load: Load,
): Promise<Record<'bare' | 'own', LoadResult[]>> {
  const measured: Record<'bare' | 'own', LoadResult[]> = { bare: [], own: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { bare: await loadServer(sides.bare, load), own: await loadServer(sides.own, load) };
    // The first round only warms both up.
    if (round === 0) continue;
    measured.bare.push(pair.bare);
    measured.own.push(pair.own);
  }
  return measured;
}

endAfter(300);
const product = await prepareProduct();
const { headers, calls } = await prepareCalls(product);
const own = await product.start({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
for (const [name, call] of Object.entries(calls)) {
  const { scratch, environment } = product;
  const bare = await startBareCalls({
    scratch,
    databaseUrl: environment['DATABASE_URL'],
    calls: call.statements,
  });
  const { path: called, bodies: sent } = call;
  const load = { path: called, ...(sent !== undefined && { bodies: sent }), headers, connections, seconds };
  const measured = await takeTurns({ bare, own }, load);
  await bare.stop();
  const statements = median(call.statements.map(({ length }) => length));
  const heading = `A profile: ${name} (${product.engine}; ${connections} connections, ${statements} statements a call, ${rounds} rounds)`;
  printTimes({ heading, ...measured, mostTimes });
}
await own.stop();
await product.discard();
process.exit(0);

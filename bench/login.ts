import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '#server/features/accounts/password-hashing.ts';
import { compareSides, ratiosOf } from './support/compare.ts';
import { loadServer } from './support/load.ts';
import { formatNumber, median, quantile } from './support/numbers.ts';
import { type Probe, probeWhile } from './support/probe.ts';
import { prepareProduct, type Product } from './support/product.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import type { RunningServer } from './support/running-server.ts';
import { endAfter } from './support/scratch.ts';
import { startBare } from './support/bare/start-bare.ts';
import { type Checks, verifyBare, type VerifiedRate } from './support/bare/verify-bare.ts';

// Signing in with the right password, against nothing but the check of the password; and whether others wait for it.
const rounds = 6;
const seconds = 4;
const atOnce = 16;
/** So many wait for their turn to be hashed. */
const crowd = 200;
const livePath = '/health/live';
const signInPath = '/api/login_mobile_email';
const inboxPath = '/api/interest/list';

/** One round of one side, with the times of other requests during it, in milliseconds. */
type Sample = VerifiedRate & { probes: number[] };

/** Hashing in a process of its own, with a bare server beside it: what a full machine alone does to others. */
async function measureBare(server: RunningServer, checks: Checks): Promise<Sample> {
  const work = verifyBare(checks);
  const probes = await probeWhile({ url: server.address + livePath }, work);
  return { ...(await work), probes };
}

/** Each connection signs in an account of its own, so that no account is slowed down. */
async function measureOwn(
  server: RunningServer,
  { members, connections, probe }: Pick<Product, 'members'> & { connections: number; probe: Probe },
): Promise<Sample> {
  const { emails, password } = members;
  const bodies = emails.slice(0, connections).map((emailOrMobile) => ({ emailOrMobile, password }));
  const work = loadServer(server, { path: signInPath, connections, seconds, bodies });
  const probes = await probeWhile(probe, work);
  const result = await work;
  // Those whose connections were closed are hashed all the same; one more waits behind them, so that the next round begins quiet.
  await loadServer(server, { path: signInPath, connections: 1, requests: 1, bodies });
  return { ...result, probes };
}

/** The inbox of members, so many that none of them reaches the limit of an account. */
async function openInboxes(server: RunningServer, { emails, password }: Product['members']): Promise<Probe> {
  const signIn = async (emailOrMobile: string) => {
    const answer = await fetch(server.address + signInPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailOrMobile, password }),
    });
    // The answer of a sign-in.
    const { data } = (await answer.json()) as { data: { token: string } };
    return { authorization: `Bearer ${data.token}` };
  };
  const callers = await Promise.all(emails.slice(-20).map(signIn));
  return { url: server.address + inboxPath, callers, body: { status: 'received' } };
}

async function measure(product: Product) {
  const { password } = product.members;
  const checks = { password, passwordHash: await hashPassword(password), atOnce, seconds };
  const ownServer = await product.start({ RATE_LIMITS: 'off' });
  const bareServer = await startBare(product.scratch);
  const { members } = product;
  const live = { url: ownServer.address + livePath };
  const inbox = await openInboxes(ownServer, members);
  const measureRound = async () => ({
    idle: await probeWhile(live, wait(1000)),
    bare: await measureBare(bareServer, checks),
    own: await measureOwn(ownServer, { members, connections: atOnce, probe: live }),
    crowded: await measureOwn(ownServer, { members, connections: crowd, probe: live }),
    idleInbox: await probeWhile(inbox, wait(2000)),
    crowdedInbox: await measureOwn(ownServer, { members, connections: crowd, probe: inbox }),
  });
  await measureRound();
  const measured: Awaited<ReturnType<typeof measureRound>>[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measureRound());
  await Promise.all([ownServer.stop(), bareServer.stop()]);
  return measured;
}

endAfter(360);
const product = await prepareProduct();
const measured = await measure(product);
await product.discard();

const idle = measured.map((round) => round.idle);
const bare = measured.map((round) => round.bare);
const own = measured.map((round) => round.own);
const sides = {
  bare: { name: 'bare argon2 check; others ask a bare server beside it', samples: bare },
  own: { name: 'built product: sign-in; others ask the same process', samples: own },
};
const cost = ({ cpuMicroseconds }: Sample) => cpuMicroseconds / 1000;
const waitAt = (share: number) => (sample: Sample) => quantile(sample.probes, share);
const idleAt = (share: number) => formatNumber(median(idle.map((probes) => quantile(probes, share))));
printHeading(`POST /api/login_mobile_email (${product.engine}; ${atOnce} at once, ${rounds} rounds)`);
printTable(
  ['', 'per second', 'processor time each (ms)', `GET ${livePath} at the same time: median (ms)`, 'p99 (ms)'],
  [
    ['built product with nothing else to do', '–', '–', idleAt(0.5), idleAt(0.99)],
    ...compareSides([({ perSecond }) => perSecond, cost, waitAt(0.5), waitAt(0.99)], sides),
  ],
);
printGoal('most of the processor time of a sign-in is the hash', median(ratiosOf(cost, sides)) < 2);
printGoal(
  'while people sign in, others do not queue behind a hash (their median wait is shorter than one)',
  median(own.map(waitAt(0.5))) < median(bare.map(cost)),
);
const p99Of = (probes: readonly number[][]) => median(probes.map((times) => quantile(times, 0.99)));
const others = [
  {
    what: `POST ${inboxPath}`,
    quiet: p99Of(measured.map((round) => round.idleInbox)),
    crowded: p99Of(measured.map((round) => round.crowdedInbox.probes)),
  },
  {
    what: `GET ${livePath}`,
    quiet: p99Of(idle),
    crowded: p99Of(measured.map((round) => round.crowded.probes)),
  },
];
printTable(
  ['others', 'p99, nothing else to do (ms)', `p99 while ${crowd} sign-ins wait (ms)`, 'ratio'],
  others.map(({ what, quiet, crowded }) => [what, ...[quiet, crowded, crowded / quiet].map(formatNumber)]),
);
for (const { what, quiet, crowded } of others)
  printGoal(
    `while ${crowd} sign-ins wait, the p99 of ${what} is at most 3 times that of a quiet server`,
    crowded <= 3 * quiet,
  );
process.exit(0);

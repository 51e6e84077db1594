import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hashPassword } from '#server/features/accounts/hash-password.ts';
import { loadServer } from './support/load.ts';
import { formatNumber, formatRatios, median, quantile, ratiosOf } from './support/numbers.ts';
import { probeWhile } from './support/probe.ts';
import { prepareProduct, type Product } from './support/product.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { type RunningServer, startServer } from './support/running-server.ts';
import { endAfter } from './support/scratch.ts';

// Signing in with the right password, against nothing but the check of the password; and whether others wait for it.
const rounds = 6;
const seconds = 4;
const atOnce = 16;
const leastRatio = 0.9;
const livePath = '/health/live';

/** One round of one side. */
type Sample = { perSecond: number; cpuMicroseconds: number; probes: number[] };

/** Hashing in a process of its own, while a bare server beside it is probed: what a full machine alone does to others. */
async function measureBare(server: RunningServer, environment: Record<string, string>): Promise<Sample> {
  const program = path.join(import.meta.dirname, 'support/bare-verify.ts');
  const line = ['--disable-warning=ExperimentalWarning', program];
  const work = promisify(execFile)(process.execPath, line, { env: { ...process.env, ...environment } });
  const probes = await probeWhile(server.address + livePath, work);
  // The program prints exactly this.
  const printed = JSON.parse((await work).stdout) as Omit<Sample, 'probes'>;
  return { ...printed, probes };
}

/** Each connection signs in an account of its own, so that no account is slowed down. */
async function measureOwn(server: RunningServer, { members }: Product): Promise<Sample> {
  const bodies = members.emails.slice(0, atOnce).map((email) => ({
    emailOrMobile: email,
    password: members.password,
  }));
  const work = loadServer(server, { path: '/api/login_mobile_email', connections: atOnce, seconds, bodies });
  const probes = await probeWhile(server.address + livePath, work);
  return { ...(await work), probes };
}

async function measure(product: Product): Promise<{ idle: number[][]; bare: Sample[]; own: Sample[] }> {
  const { password } = product.members;
  const environment = {
    PASSWORD: password,
    PASSWORD_HASH: await hashPassword(password),
    AT_ONCE: String(atOnce),
    SECONDS: String(seconds),
  };
  const ownServer = await product.start({ RATE_LIMITS: 'off' });
  const bareServer = await startServer({
    file: path.join(import.meta.dirname, 'support/bare-server.ts'),
    environment: {},
    logFile: path.join(product.scratch, 'bare.log'),
    readyPath: livePath,
  });
  const samples = { idle: [] as number[][], bare: [] as Sample[], own: [] as Sample[] };
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const idle = await probeWhile(ownServer.address + livePath, wait(1000));
    const bare = await measureBare(bareServer, environment);
    const own = await measureOwn(ownServer, product);
    if (round === 0) continue;
    samples.idle.push(idle);
    samples.bare.push(bare);
    samples.own.push(own);
  }
  await Promise.all([ownServer.stop(), bareServer.stop()]);
  return samples;
}

endAfter(180);
const product = await prepareProduct();
const { idle, bare, own } = await measure(product);
await product.discard();

const speedRatios = ratiosOf(
  own.map(({ perSecond }) => perSecond),
  bare.map(({ perSecond }) => perSecond),
);
const costRatios = ratiosOf(
  own.map(({ cpuMicroseconds }) => cpuMicroseconds),
  bare.map(({ cpuMicroseconds }) => cpuMicroseconds),
);
const probeRatios = ratiosOf(
  own.map(({ probes }) => quantile(probes, 0.99)),
  bare.map(({ probes }) => quantile(probes, 0.99)),
);
const describeProbes = (rounds: number[][]) =>
  [0.5, 0.99].map((share) => formatNumber(median(rounds.map((probes) => quantile(probes, share)))));
const describe = (samples: Sample[]) => [
  formatNumber(median(samples.map(({ perSecond }) => perSecond))),
  formatNumber(median(samples.map(({ cpuMicroseconds }) => cpuMicroseconds / 1000))),
  ...describeProbes(samples.map(({ probes }) => probes)),
];
printHeading(`POST /api/login_mobile_email (${product.engine}; ${atOnce} at once, ${rounds} rounds)`);
printTable(
  ['', 'per second', 'processor time each (ms)', `${livePath} meanwhile: median (ms)`, 'p99 (ms)'],
  [
    ['nothing else to do', '–', '–', ...describeProbes(idle)],
    ['bare argon2 check; a bare server beside it', ...describe(bare)],
    ['built product: sign-in', ...describe(own)],
    [
      'ratio of pairs: median (least–most)',
      formatRatios(speedRatios),
      formatRatios(costRatios),
      '',
      formatRatios(probeRatios),
    ],
  ],
);
printGoal(`sign-in at least ${leastRatio} of the bare check`, median(speedRatios) >= leastRatio);
printGoal('others wait no longer than twice as on a full machine', median(probeRatios) <= 2);
process.exit(0);

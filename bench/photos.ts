import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compareSides, ratiosOf } from './support/compare.ts';
import { type DrawnPhoto, drawFortyMegapixels, drawTwelveMegapixels } from './support/draw-photo.ts';
import { formatNumber, median, quantile } from './support/numbers.ts';
import { probeWhile } from './support/probe.ts';
import { prepareProduct, type Product } from './support/product.ts';
import { measureServing } from './support/photo-serving.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { readCpuSeconds, readMemoryMiB } from './support/resources.ts';
import type { RunningServer } from './support/running-server.ts';
import { endAfter } from './support/scratch.ts';
import { startBare } from './support/bare/start-bare.ts';

// One photo to all its outputs, uploaded over HTTP, against sharp alone on the same file; and whether others wait for it. With --serving:
// its file, against the same one behind a server of static files.
const rounds = 4;
const photosOfRound = 2;
const mostTimes = 1.3;
const mostWaitMs = 50;
/** Asks the database too, as other people's calls do. */
const otherPath = '/health/ready';
const sampleMs = 2;

type Each = { ms: number; cpuMs: number };
/** The probes are of another run of the same: asking takes processor time too. */
type Sample = Each & { probes: number[] };

async function signIn(server: RunningServer, { members }: Product): Promise<string> {
  const answer = await fetch(`${server.address}/api/login_mobile_email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrMobile: members.emails[0], password: members.password }),
  });
  // The contract's answer; a refusal has no data and fails here.
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** Uploads a photo, and returns its path. */
async function upload(
  server: RunningServer,
  { token, photo }: { token: string; photo: DrawnPhoto },
): Promise<string> {
  const body = new FormData();
  body.append('photo', new Blob([new Uint8Array(photo.content)]), 'photo');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.address}/api/photos/upload`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`${photo.name}: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { path: string } };
  return data.path;
}

type Upload = { server: RunningServer; token: string; photo: DrawnPhoto };

async function uploadAgain({ server, ...what }: Upload): Promise<Each> {
  const [cpuBefore, startedAt] = [readCpuSeconds(server.pid), performance.now()];
  for (let count = 0; count < photosOfRound; count += 1) await upload(server, what);
  const cpuMs = (readCpuSeconds(server.pid) - cpuBefore) * 1000;
  return { ms: (performance.now() - startedAt) / photosOfRound, cpuMs: cpuMs / photosOfRound };
}

async function runSharpAlone(file: string): Promise<Each> {
  const program = fileURLToPath(import.meta.resolve('./support/bare/bare-photo.ts'));
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { ...process.env, FILE: file, COUNT: String(photosOfRound) },
  });
  // The program prints exactly this, and this alone.
  return JSON.parse(stdout) as Each;
}

async function takeSample(server: RunningServer, work: () => Promise<Each>): Promise<Sample> {
  const each = await work();
  return { ...each, probes: await probeWhile({ url: server.address + otherPath }, work()) };
}

async function measurePhoto(what: Upload, { bareServer, file }: { bareServer: RunningServer; file: string }) {
  const measured: { idle: number[]; bare: Sample; own: Sample }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const samples = {
      idle: await probeWhile({ url: what.server.address + otherPath }, wait(1000)),
      bare: await takeSample(bareServer, () => runSharpAlone(file)),
      own: await takeSample(what.server, () => uploadAgain(what)),
    };
    // The first round warms both up.
    if (round > 0) measured.push(samples);
  }
  return measured;
}

/** How much more memory the server takes at most while it works. */
async function measureMemory({ server, ...what }: Upload): Promise<number> {
  const before = readMemoryMiB(server.pid);
  let most = before;
  const ending = new AbortController();
  const work = upload(server, what).finally(() => ending.abort());
  while (!ending.signal.aborted) {
    most = Math.max(most, readMemoryMiB(server.pid));
    await wait(sampleMs);
  }
  await work;
  return most - before;
}

endAfter(180);
const product = await prepareProduct();
const photo = await drawTwelveMegapixels();
const file = path.join(product.scratch, 'photo.jpg');
writeFileSync(file, photo.content);
const server = await product.start({ RATE_LIMITS: 'off' });
const bareServer = await startBare(product.scratch);
const token = await signIn(server, product);
if (process.argv.includes('--serving')) {
  await measureServing(product, { server, sealed: await upload(server, { token, photo }) });
  await Promise.all([server.stop(), bareServer.stop()]);
  await product.discard();
  process.exit(0);
}
const measured = await measurePhoto({ server, token, photo }, { bareServer, file });
await Promise.all([server.stop(), bareServer.stop()]);

const sides = {
  bare: {
    name: 'sharp alone; others ask a bare server beside it',
    samples: measured.map(({ bare }) => bare),
  },
  own: {
    name: 'built product: upload; others ask the same process',
    samples: measured.map(({ own }) => own),
  },
};
const idleAt = (share: number) => formatNumber(median(measured.map(({ idle }) => quantile(idle, share))));
const waitAt = (share: number) => (sample: Sample) => quantile(sample.probes, share);
const megabytes = formatNumber(photo.content.length / 1e6);
printHeading(`POST /api/photos/upload (${product.engine}; ${photo.name}, ${megabytes} MB, ${rounds} rounds)`);
printTable(
  [
    '',
    'a photo (ms)',
    'processor time each (ms)',
    `GET ${otherPath} at the same time: median (ms)`,
    'p99 (ms)',
  ],
  [
    ['built product with nothing else to do', '–', '–', idleAt(0.5), idleAt(0.99)],
    ...compareSides([({ ms }) => ms, ({ cpuMs }) => cpuMs, waitAt(0.5), waitAt(0.99)], sides),
  ],
);
printGoal(
  `at most ${mostTimes} times what sharp alone takes`,
  median(ratiosOf(({ ms }) => ms, sides)) <= mostTimes,
);
printGoal(
  `others wait less than ${mostWaitMs} ms at p99`,
  median(sides.own.samples.map(waitAt(0.99))) < mostWaitMs,
);

const memory: [string, string, string][] = [];
for (const drawn of [photo, ...(await drawFortyMegapixels())]) {
  // A server of its own, because a process keeps allocated memory for the next photo.
  const fresh = await product.start({ RATE_LIMITS: 'off' });
  const what = { server: fresh, token: await signIn(fresh, product), photo: drawn };
  const first = await measureMemory(what);
  memory.push([drawn.name, formatNumber(first), formatNumber(await measureMemory(what))]);
  await fresh.stop();
}
await product.discard();
printHeading(`Memory that a photo takes (${product.engine})`);
printTable(['', 'first photo: at most (MiB more)', 'second photo: at most (MiB more)'], memory);
process.exit(0);

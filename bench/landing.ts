import { z } from 'zod';
import { login } from '#contract/accounts/sessions.ts';
import { findChromium } from '#scripts/test/find-chromium.ts';
import { sessionOf } from '#web/app/client/session-of.ts';
import { categories, type LighthouseRun, metrics, runLighthouse } from './support/lighthouse-run.ts';
import { formatNumber, median } from './support/numbers.ts';
import { prepareProduct } from './support/product.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { endAfter } from './support/scratch.ts';
import { measureTransfers, type Transferred } from './support/transferred.ts';

// The landing page as a visitor's phone gets it from the built product, and the dashboard as a member's: what travels, and
// what Lighthouse says of the landing page.
/** `npm run bench:landing -- 3` for fewer runs. */
const runs = Number(process.argv[2] ?? 10);
const leastScore = 95;
const mostShift = 0.05;
const mostScriptKiB = 150;
const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;

endAfter(900);
const product = await prepareProduct();
const server = await product.start();
const url = `${server.address}/`;
const browserFile = await findChromium();
const { atOnce, toTheEnd } = await measureTransfers({ url, browserFile });
const session = await signIn();
const dashboard = await measureTransfers({
  url: `${server.address}/dashboard`,
  browserFile,
  session,
});
const results: LighthouseRun[] = [];
for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(url, browserFile));
await server.stop();
await product.discard();

const formatKiB = (bytes: number) => (bytes / 1024).toFixed(1);
const describe = (name: string, bytes: Transferred) => [
  name,
  ...kinds.map((kind) => formatKiB(bytes[kind])),
  formatKiB(bytes.script + bytes.stylesheet),
];
printHeading(`Compressed bytes before a dialog is opened (${product.engine}; KiB)`);
printTable(
  ['', ...kinds, 'JavaScript and CSS'],
  [
    describe('landing page when it is opened', atOnce),
    describe('landing page read to its end', toTheEnd),
    describe('dashboard when it is opened', dashboard.atOnce),
  ],
);

const medianOf = (read: (result: LighthouseRun) => number | undefined) =>
  median(results.map((result) => read(result) ?? Number.NaN));
const medianScores = categories.map((_, index) => medianOf(({ scores }) => scores[index]));
printHeading(`Landing page: Lighthouse, mobile (${runs} runs)`);
printTable(
  ['', ...categories, ...metrics, 'machine (benchmarkIndex)'],
  [
    ...results.map((result, index) => [
      `run ${index + 1}`,
      ...result.scores,
      ...[...result.metrics, result.machine].map(formatNumber),
    ]),
    [
      'median',
      ...medianScores,
      ...metrics.map((_, index) => formatNumber(medianOf((result) => result.metrics[index]))),
      formatNumber(medianOf(({ machine }) => machine)),
    ],
  ],
);
const costly = new Set(results.flatMap((result) => result.costly));
if (costly.size > 0) console.log(`\nAudits below 100: ${[...costly].join(', ')}.`);
const goals = [
  [
    `every category at least ${leastScore} in each run`,
    worstOf(({ scores }) => Math.min(...scores)) >= leastScore,
  ],
  [
    `layout shift below ${mostShift} in each run`,
    -worstOf((result) => -(result.metrics[3] ?? Infinity)) < mostShift,
  ],
  [`at most ${mostScriptKiB} KiB of compressed script`, atOnce.script / 1024 <= mostScriptKiB],
] as const;
for (const [goal, isReached] of goals) printGoal(goal, isReached);
process.exit(goals.every(([, isReached]) => isReached) ? 0 : 1);

/** The lowest value of all runs. */
function worstOf(read: (result: LighthouseRun) => number): number {
  return Math.min(...results.map(read));
}

async function signIn(): Promise<Record<string, string>> {
  const { emails, password } = product.members;
  const answer = await fetch(`${server.address}/api${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrMobile: emails[0], password }),
  });
  return sessionOf(z.object({ data: login.data }).parse(await answer.json()).data);
}

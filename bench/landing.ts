import { findChromium } from '#scripts/test/find-chromium.ts';
import { categories, type LighthouseRun, metrics, runLighthouse } from './support/lighthouse-run.ts';
import { formatNumber, median } from './support/numbers.ts';
import { prepareProduct } from './support/product.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { endAfter } from './support/scratch.ts';
import { measureTransfers, type Transferred } from './support/transferred.ts';

// The landing page as a visitor's phone gets it from the built product: what travels, and what Lighthouse says.
const runs = 3;
const leastScore = 95;
const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;

endAfter(180);
const product = await prepareProduct();
const server = await product.start();
const url = `${server.address}/`;
const browserFile = await findChromium();
const { atOnce, toTheEnd } = await measureTransfers(url, browserFile);
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
printHeading(`Landing page: compressed bytes before a dialog is opened (${product.engine}; KiB)`);
printTable(
  ['', ...kinds, 'JavaScript and CSS'],
  [describe('when it is opened', atOnce), describe('when it was read to its end', toTheEnd)],
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
printGoal(
  `every category at least ${leastScore}`,
  medianScores.every((score) => score >= leastScore),
);
process.exit(0);

import { findChromium } from '#scripts/test/find-chromium.ts';
import { categories, type LighthouseRun, metrics, runLighthouse } from './support/lighthouse-run.ts';
import { formatNumber, median } from './support/numbers.ts';
import { prepareProduct } from './support/product.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { endAfter } from './support/scratch.ts';
import { measureTransfers } from './support/transferred.ts';

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
printHeading(`Landing page: compressed bytes before a dialog is opened (${product.engine}; KiB)`);
printTable(
  ['', ...kinds, 'JavaScript and CSS'],
  [['when it is opened', atOnce] as const, ['when it was read to its end', toTheEnd] as const].map(
    ([name, bytes]) => [
      name,
      ...kinds.map((kind) => formatKiB(bytes[kind])),
      formatKiB(bytes.script + bytes.stylesheet),
    ],
  ),
);

const scores = categories.map((category) => results.map((result) => result.scores[category]));
printHeading(`Landing page: Lighthouse, mobile (${runs} runs)`);
printTable(
  ['', ...categories, ...metrics, 'machine (benchmarkIndex)'],
  [
    ...results.map((result, index) => [
      `run ${index + 1}`,
      ...categories.map((category) => result.scores[category]),
      ...metrics.map((metric) => formatNumber(result.metrics[metric])),
      formatNumber(result.machine),
    ]),
    [
      'median',
      ...scores.map(median),
      ...metrics.map((metric) => formatNumber(median(results.map((result) => result.metrics[metric])))),
      formatNumber(median(results.map(({ machine }) => machine))),
    ],
  ],
);
const costly = new Set(results.flatMap((result) => result.costly));
if (costly.size > 0) console.log(`\nAudits below 100: ${[...costly].toSorted().join(', ')}.`);
printGoal(
  `every category at least ${leastScore}`,
  scores.every((values) => median(values) >= leastScore),
);
process.exit(0);

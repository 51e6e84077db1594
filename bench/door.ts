import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '#scripts/test/find-chromium.ts';
import { formatNumber, median } from './support/numbers.ts';
import { prepareProduct } from './support/product.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { endAfter } from './support/scratch.ts';
import { browserFlags } from './support/transferred.ts';

// The way to the registration on a slow phone: how soon a tap is answered, and what the browser asks for until the first field.
/** `npm run bench:door -- 3` for fewer runs. */
const runs = Number(process.argv[2] ?? 5);
const mostMilliseconds = 1000;
const mostRequests = 25;

/** When the tap comes: with the first paint, before the scripts, or when the page has come to rest. */
const moments = ['first paint', 'at rest'] as const;
type Moment = (typeof moments)[number];

/** The phone and the line of the goal: 400 kbit/s in both directions and 400 ms to every answer. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const bytesPerSecond = 400_000 / 8;
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
};

/** The form or its frame, and the first of its fields. */
const answer = '[role="dialog"], form:has(input[name="profile_for"])';
const field = 'input[name="profile_for"]';

endAfter(900);
const product = await prepareProduct();
const server = await product.start();
const browserFile = await findChromium();
const rows: string[][] = [];
let isReached = true;
for (const moment of moments) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(await measureDoor({ address: `${server.address}/`, moment }));
  }
  const answered = median(times.map((time) => time.answered));
  const requests = Math.max(...times.map((time) => time.requests));
  isReached &&= answered <= mostMilliseconds && requests <= mostRequests;
  rows.push([
    moment,
    formatNumber(answered),
    formatNumber(Math.max(...times.map((time) => time.answered))),
    formatNumber(median(times.map((time) => time.firstField))),
    formatNumber(requests),
  ]);
}
await server.stop();
await product.discard();

printHeading(
  `From the tap on Registration at 400 kbit/s and 400 ms (${product.engine}; ${runs} runs each; ms)`,
);
printTable(['the tap comes', 'answered, median', 'worst', 'first field, median', 'most requests'], rows);
printGoal(`answered within ${mostMilliseconds} ms, at most ${mostRequests} requests`, isReached);
process.exit(isReached ? 0 : 1);

/** What a visitor sees after a tap on Registration, in milliseconds from the tap, and what the browser asked for until then. */
type DoorTimes = { answered: number; firstField: number; requests: number };

/** Opens the landing page on the slow phone with an empty cache, and taps Registration once at each moment. */
async function measureDoor(options: { address: string; moment: Moment }): Promise<DoorTimes> {
  const browser = await chromium.launch({ executablePath: browserFile, args: browserFlags() });
  try {
    const page = await openSlowPage(await browser.newContext(phone));
    const register = page.getByRole('main').getByRole('link', { name: 'FREE REGISTRATION' });
    await page.goto(options.address, { waitUntil: 'commit', timeout: 120_000 });
    await register.waitFor();
    if (options.moment === 'at rest') await page.waitForLoadState('networkidle', { timeout: 120_000 });
    let requests = 0;
    page.on('request', () => (requests += 1));
    const tapped = performance.now();
    await register.tap();
    const wait = { state: 'visible', timeout: 120_000 } as const;
    await page.locator(answer).first().waitFor(wait);
    const answered = performance.now() - tapped;
    await page.locator(field).first().waitFor(wait);
    return { answered, firstField: performance.now() - tapped, requests };
  } finally {
    await browser.close();
  }
}

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  return page;
}

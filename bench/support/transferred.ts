import { chromium, type Page, type Request } from '@playwright/test';

/** Bytes of answers' bodies as they travelled, compressed, by what they are for. */
export type Transferred = Record<'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'other', number>;

/** A small phone; three device pixels to one of the page would ask for larger pictures than most have. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Opens a page in a real browser with an empty cache: what it fetches at once, and until it was read to its end. A
 * session signs a member in first.
 */
export async function measureTransfers({
  url,
  browserFile,
  session = {},
}: {
  url: string;
  browserFile: string;
  session?: Readonly<Record<string, string>>;
}): Promise<{ atOnce: Transferred; toTheEnd: Transferred }> {
  const browser = await chromium.launch({ executablePath: browserFile, args: browserFlags() });
  try {
    const context = await browser.newContext(phone);
    await context.addInitScript((entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, Object.entries(session));
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(url, { waitUntil: 'networkidle' });
    const countAtOnce = requests.length;
    await readToTheEnd(page);
    return { atOnce: await sumUp(requests.slice(0, countAtOnce)), toTheEnd: await sumUp(requests) };
  } finally {
    await browser.close();
  }
}

/** Chromium refuses its sandbox to root. */
export function browserFlags(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += phone.viewport.height / 2) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
}

async function sumUp(requests: readonly Request[]): Promise<Transferred> {
  const sum: Transferred = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0 };
  for (const request of requests) {
    const kind = request.resourceType();
    const { responseBodySize } = await request.sizes();
    // What comes from the cache a second time counts as less than nothing.
    sum[isNamed(kind, sum) ? kind : 'other'] += Math.max(0, responseBodySize);
  }
  return sum;
}

function isNamed(kind: string, sum: Transferred): kind is keyof Transferred {
  return Object.hasOwn(sum, kind);
}

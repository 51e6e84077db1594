import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signIns } from '#demo/population.ts';
import { findChromium } from './test/find-chromium.ts';
import { findFreePort } from '#server/platform/database/embedded/free-port.ts';

// Photographs the demo for the README: `node scripts/take-pictures.ts`, with names for some pictures alone.
const wanted = process.argv.slice(2);
const pictures = path.join(import.meta.dirname, '../docs/pictures');
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

type Person = { email: string; password: string };

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/?dialog=sign-in');
  await page.getByLabel(/e-?mail or mobile/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^sign in$/i })
    .click();
  await page.waitForURL(/dashboard/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Opens a list when the first cards have their faces: they are painted beside the product. */
async function openPainted(page: Page, address: string): Promise<void> {
  const cards = page.getByRole('main').getByRole('article');
  for (let tries = 0; tries < 60; tries += 1) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const arePainted = await cards.evaluateAll((found) =>
      found.slice(0, 4).every((card) => card.querySelector('img') !== null),
    );
    if (arePainted && (await cards.count()) > 0) return;
    await page.waitForTimeout(5000);
  }
}

/** Opens the conversation whose last message has these words in it. */
async function openMessages(page: Page, last: string): Promise<void> {
  await signIn(page, signIns.member);
  await openPainted(page, '/myMatch');
  await page.goto('/chatWindow');
  const conversations = page.getByRole('list', { name: 'Conversations' }).getByRole('button');
  await conversations.filter({ hasText: last }).click();
  await page.getByRole('log').getByRole('article').first().waitFor();
}

/** Opens a page at a size, prepares it, and keeps what it shows. */
async function photograph(
  browser: Browser,
  shot: {
    name: string;
    viewport: typeof desktop;
    baseURL: string;
    prepare: (page: Page) => Promise<unknown>;
  },
): Promise<void> {
  const { name, viewport, baseURL, prepare } = shot;
  const page = await browser.newPage({ viewport, baseURL, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  await prepare(page);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(path.join(pictures, `${name}.webp`));
  await page.close();
}

async function takePictures(browser: Browser, baseURL: string): Promise<void> {
  const shots = [
    { name: 'landing', viewport: desktop, prepare: (page: Page) => page.goto('/') },
    { name: 'registration', viewport: desktop, prepare: (page: Page) => page.goto('/?dialog=register') },
    { name: 'phone', viewport: phone, prepare: (page: Page) => page.goto('/') },
    {
      name: 'profile',
      viewport: desktop,
      prepare: async (page: Page) => {
        await signIn(page, signIns.member);
        await page.goto('/myProfile');
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    },
    {
      name: 'matches',
      viewport: desktop,
      prepare: async (page: Page) => {
        await signIn(page, signIns.member);
        await openPainted(page, '/myMatch');
      },
    },
    {
      name: 'partner',
      viewport: desktop,
      prepare: async (page: Page) => {
        await signIn(page, signIns.member);
        await openPainted(page, '/myMatch');
        await page.getByRole('article').first().getByRole('link').first().click();
        await page.getByRole('heading', { name: /^About/ }).waitFor();
      },
    },
    {
      name: 'inbox',
      viewport: desktop,
      prepare: async (page: Page) => {
        await signIn(page, signIns.member);
        await openPainted(page, '/inbox');
      },
    },
    { name: 'messages', viewport: desktop, prepare: (page: Page) => openMessages(page, 'send money') },
    { name: 'messages-phone', viewport: phone, prepare: (page: Page) => openMessages(page, 'pianos') },
    {
      name: 'settings',
      viewport: desktop,
      prepare: async (page: Page) => {
        await signIn(page, signIns.member);
        await page.goto('/settings?section=privacy');
        await page.getByRole('radio').first().waitFor();
      },
    },
    {
      name: 'subscription',
      viewport: desktop,
      prepare: async (page: Page) => {
        await signIn(page, signIns.member);
        await page.goto('/subscription');
        await page.getByRole('button', { name: 'Choose' }).nth(1).click();
        await page.getByRole('button', { name: 'Pay by UPI' }).click();
        await page.getByRole('img', { name: /code/i }).waitFor();
      },
    },
    {
      name: 'payments',
      viewport: desktop,
      prepare: async (page: Page) => {
        await signIn(page, signIns.administrator);
        await page.goto('/admin-payments');
        await page.getByRole('row').nth(1).getByRole('link').waitFor();
        await page.keyboard.press('j');
        await page.getByRole('button', { name: /^Confirm/ }).waitFor();
      },
    },
    {
      name: 'administration',
      viewport: desktop,
      prepare: async (page: Page) => {
        await signIn(page, signIns.administrator);
        // The charts are a script of their own.
        await page.getByRole('heading', { name: 'New members by day' }).waitFor();
      },
    },
    {
      name: 'review',
      viewport: desktop,
      prepare: async (page: Page) => {
        await signIn(page, signIns.administrator);
        await page.goto('/admin-review');
        await page.getByRole('button', { name: 'Open the oldest' }).click();
        await page.getByRole('button', { name: 'Approve' }).waitFor();
      },
    },
    {
      name: 'case',
      viewport: desktop,
      prepare: async (page: Page) => {
        await signIn(page, signIns.administrator);
        await page.goto('/admin-reports');
        await page.getByRole('row').nth(1).getByRole('link').first().click();
        await page.waitForURL(/admin-reports\/\d+/);
        await page.getByRole('button', { name: 'Decide' }).waitFor();
      },
    },
  ];
  for (const shot of shots) {
    if (wanted.length === 0 || wanted.includes(shot.name)) await photograph(browser, { ...shot, baseURL });
  }
}

/** Starts the demo in a folder that is thrown away, and waits until it answers. */
async function withDemo(run: (baseURL: string) => Promise<void>): Promise<void> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'intandem-pictures-'));
  const port = String(await findFreePort());
  const demo = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/demo.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDirectory, PORT: port },
    // It says how to sign in as soon as it listens.
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  try {
    await once(createInterface({ input: demo.stdout }), 'line');
    await run(address);
  } finally {
    demo.kill('SIGTERM');
    // It finishes the picture that it paints, and only then leaves its folder alone.
    if (demo.exitCode === null) await once(demo, 'exit');
    await rm(dataDirectory, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}

await mkdir(pictures, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
await withDemo((baseURL) => takePictures(browser, baseURL));
await browser.close();

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { aCouple, fieldOf } from '#tests/journeys/support/messages.ts';
import { type Pair, sharedKey, test } from '#tests/journeys/support/pair.ts';
import type { Partner } from '#tests/journeys/support/partners.ts';
import { type CuttingProxy, openCuttingProxy } from '#tests/support/cutting-proxy.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';

/** `MESSAGE_ROUNDS=50` for as many as you have time for. */
const rounds = Number(process.env['MESSAGE_ROUNDS'] ?? '3');
/** The most pieces of data of a connection while the network is bad. */
const shortLife = 30;

/** A member in a browser, whose network and process can fail. */
type Writer = {
  page: Page;
  own: Partner;
  partner: Partner;
  proxy: CuttingProxy;
  /** Kills the process that the browser is connected to; the next connection reaches another one. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  setNetwork: (network: 'good' | 'bad') => void;
  /** What was written, in order. */
  said: string[];
};

type Seat = { page: Page; pair: Pair; own: Partner; partner: Partner; cleanUp: (() => Promise<void>)[] };

async function openWriter({ page, pair, own, partner, cleanUp }: Seat): Promise<Writer> {
  const { store } = pair.first;
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'messages-journey-'));
  const { databaseUrl = '' } = store.configuration;
  const environment = { DATA_DIR: dataDirectory, SECRET_KEY: sharedKey, DATABASE_URL: databaseUrl };
  const start = () => startServerProcess(environment);
  let server: ServerProcess | undefined = await start();
  let network: 'good' | 'bad' = 'good';
  let life = 0;
  const proxy = await openCuttingProxy({
    findTarget: () => (server ?? pair.first).address,
    chooseLife: () => {
      life = (life * 7 + 11) % shortLife;
      return network === 'good' ? Number.POSITIVE_INFINITY : life + 2;
    },
  });
  cleanUp.push(async () => {
    await proxy.close();
    await server?.kill();
    await rm(dataDirectory, { recursive: true, force: true });
  });
  await signIn(page, { ...own, address: proxy.address });
  await page.goto(`${proxy.address}/chatWindow?partner=${partner.id}`);
  await expect(fieldOf(page, partner)).toBeVisible();
  return {
    page,
    own,
    partner,
    proxy,
    kill: async () => {
      const killed = server;
      server = undefined;
      await killed?.kill();
    },
    restart: async () => {
      server = await start();
    },
    setNetwork: (wanted) => {
      network = wanted;
    },
    said: [],
  };
}

/** Writes some messages as fast as a person can press Enter, and does something in the middle. */
async function write(writer: Writer, { count, amidst }: { count: number; amidst?: () => Promise<void> }) {
  const field = fieldOf(writer.page, writer.partner);
  let interrupting: Promise<void> | undefined;
  for (let written = 0; written < count; written += 1) {
    const text = `${writer.own.firstname} ${writer.said.length}`;
    await field.fill(text);
    await field.press('Enter');
    writer.said.push(text);
    if (written === Math.floor(count / 2)) interrupting = amidst?.();
  }
  await interrupting;
}

/** Both windows show the last message of both, and nothing waits any more. */
async function expectBothHaveAll(writers: readonly [Writer, Writer]): Promise<void> {
  for (const { page } of writers) {
    const log = page.getByRole('log');
    for (const { said } of writers) {
      await expect(log.getByText(said.at(-1) ?? '', { exact: true })).toHaveCount(1, {
        timeout: scaleLimit(60_000),
      });
    }
    await expect(log.getByText('Waiting to be sent')).toHaveCount(0, { timeout: scaleLimit(60_000) });
    await expect(log.getByText('Not sent')).toHaveCount(0);
  }
  const [hers, his] = await Promise.all(writers.map(({ page }) => readShown(page)));
  expect(hers?.slice(-6)).toEqual(his?.slice(-6));
}

/** The texts of the messages in view, from top to bottom. */
async function readShown(page: Page): Promise<string[]> {
  return page
    .getByRole('log')
    .getByText(/^(Gauri|Gautam) \d+$/)
    .allTextContents();
}

async function expectStored({ first }: Pair, writers: readonly [Writer, Writer]): Promise<void> {
  const rows = await first.store.database
    .selectFrom('messages')
    .select(['senderId', 'text'])
    .where(
      'senderId',
      'in',
      writers.map(({ own }) => own.id),
    )
    .orderBy('id')
    .execute();
  for (const { own, said } of writers) {
    expect(rows.filter(({ senderId }) => senderId === own.id).map(({ text }) => text)).toEqual(said);
  }
}

async function openTalk(pair: Pair, pages: readonly [Page, Page], cleanUp: (() => Promise<void>)[]) {
  const { first } = pair;
  for (const key of ['freeMessages', 'messagesPerMinute']) {
    await updateSiteSetting(first.store, { key, text: 'null' });
  }
  const [bride, groom] = await aCouple(first, ['Gauri', 'Gautam']);
  return [
    await openWriter({ page: pages[0], pair, own: bride, partner: groom, cleanUp }),
    await openWriter({ page: pages[1], pair, own: groom, partner: bride, cleanUp }),
  ] as const;
}

const cleanUp: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const clean of cleanUp.splice(0)) await clean();
});

test.describe('two members who write at two processes', () => {
  test.beforeEach(({ problems }) => {
    // Calls and live connections that were cut off, answers of a process that is going, and in many rounds more calls than a person makes.
    problems.expect(/ERR_/, /Failed to load resource/, /WebSocket connection/, /answer: (?:503|429)/);
  });

  test('have the same conversation, with everything once and in order, while one of the two is killed again and again', async ({
    pair,
    page,
    openBrowser,
  }) => {
    test.setTimeout(scaleLimit(60_000 + rounds * 30_000));
    const writers = await openTalk(pair, [page, await openBrowser()], cleanUp);
    for (let round = 0; round < rounds; round += 1) {
      const victim = writers[round % 2 === 0 ? 0 : 1];
      await Promise.all(
        writers.map((writer) =>
          write(writer, { count: 6, ...(writer === victim && { amidst: victim.kill }) }),
        ),
      );
      await expectBothHaveAll(writers);
      await victim.restart();
    }
    await expectStored(pair, writers);
  });

  test('have it, too, while the network is cut at random', async ({ pair, page, openBrowser }) => {
    test.setTimeout(scaleLimit(180_000));
    const writers = await openTalk(pair, [page, await openBrowser()], cleanUp);
    for (const writer of writers) {
      writer.setNetwork('bad');
      // The connections of the good time end.
      await writer.kill();
      await writer.restart();
    }
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(writers.map((writer) => write(writer, { count: 6 })));
    }
    for (const writer of writers) {
      await expect.poll(() => writer.proxy.countCuts()).toBeGreaterThan(3);
      writer.setNetwork('good');
      writer.proxy.calm();
    }
    await expectBothHaveAll(writers);
    await expectStored(pair, writers);
  });
});

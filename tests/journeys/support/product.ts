import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { openStore, type Store } from '#scripts/operator/open-store.ts';
import { findFreePort } from '#scripts/test/find-free-port.ts';
import { type Mailbox, openMailbox } from '#tests/support/receivers/smtp-mailbox.ts';
import { type SmtpReceiver, startSmtpReceiver } from '#tests/support/receivers/smtp-receiver.ts';

export type Product = {
  address: string;
  administrator: { email: string; password: string };
  mailbox: Mailbox;
  dataDirectory: string;
  /** Its database, for adding rows; undefined on the embedded engine, which a second process cannot open. */
  store: Store | undefined;
  /** The errors it logged since the last call. */
  takeErrors: () => string[];
  stop: () => Promise<void>;
};

const program = path.join(import.meta.dirname, '../../../dist/server/main.js');
const administrator = { email: 'administrator@example.org', password: 'a calm steady hand' };

type ProductOptions = {
  /** Further settings. */
  environment?: Readonly<Record<string, string>>;
  /** A migrated database on a PostgreSQL server; without one the product works on the embedded engine. */
  databaseUrl?: string;
  /** Fills the data directory before the start. */
  prepare?: (dataDirectory: string) => Promise<void>;
  /** The mail server of several products, which stays open; without one the product gets its own. */
  receiver?: SmtpReceiver;
};

/** Starts the built product in a process of its own, with an administrator as the only account, and receives its mails. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { environment, databaseUrl, prepare, receiver: shared } = options;
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'product-journey-'));
  await prepare?.(dataDirectory);
  const receiver = shared ?? (await startSmtpReceiver());
  const address = `http://127.0.0.1:${await findFreePort()}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: {
      PATH: process.env['PATH'],
      PORT: new URL(address).port,
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      DATA_DIR: dataDirectory,
      SMTP_URL: receiver.url,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      RATE_LIMITS: 'off',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.on('exit', endWithUs);
  const store =
    databaseUrl === undefined
      ? undefined
      : await openStore({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory });
  const stop = async () => {
    await store?.close();
    await stopChild(child);
    process.off('exit', endWithUs);
    if (shared === undefined) await receiver.close();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const errors: string[] = [];
  try {
    await followLog(child, { log: child.stdout, onError: (line) => errors.push(line) });
  } catch (error) {
    await stop();
    throw error;
  }
  const takeErrors = () => errors.splice(0);
  const mailbox = openMailbox(receiver);
  return { address, administrator, mailbox, dataDirectory, store, takeErrors, stop };
}

type Following = { log: Readable; onError: (line: string) => void };

const logLine = z.object({ level: z.number(), msg: z.string() });
const errorLevel = 50;

/** Resolves when the log says that the product listens, and continues to read the log. */
async function followLog(child: ChildProcess, { log, onError }: Following): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: log }).on('line', (line) => {
      const { level, msg } = logLine.parse(JSON.parse(line));
      if (msg === 'ready') resolve();
      if (level >= errorLevel) onError(line);
    });
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The product ended with ${code ?? signal} before it was ready`);
  });
  ended.catch(() => undefined);
  await Promise.race([ready, ended]);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

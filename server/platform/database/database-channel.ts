import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';

/** The PostgreSQL channel between the processes on one database. */
const channel = 'live';

/** Notifies all processes on this database when the transaction is committed. A payload has less than 8,000 bytes. */
export async function notifyProcesses(transaction: Database, payloads: readonly string[]): Promise<void> {
  await sql`
    select pg_notify(${channel}, payload) from unnest(${[...payloads]}::text[]) as payload`.execute(
    transaction,
  );
}

export type ListenOptions = {
  connectionString: string;
  onPayload: (payload: string) => void;
  /** Called when it listens again after a break, in which payloads may have been missed. */
  onReconnect: () => void;
  log: Logger;
};

export type Listening = { close: () => Promise<void> };

const timeoutMs = 10_000;
/** The interval of the probes that notice a broken connection. */
const probeMs = 30_000;
const backOff = { firstMs: 100, mostMs: 10_000 } as const;

/**
 * Listens to all processes on a connection of its own, which is opened again whenever it breaks. It cannot come from the pool,
 * and not through a pooler that gives each transaction another connection. Throws when the first one cannot be opened.
 */
export async function listenToProcesses(options: ListenOptions): Promise<Listening> {
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()));
  const first = await openConnection(options);
  const listenUntilClosed = async () => {
    for (let connection: Connection | null = first; connection !== null;) {
      await Promise.race([connection.broken, closed]);
      connection.end();
      if (closing.signal.aborted) return;
      options.log.warn('the connection that listens to other processes broke');
      connection = await reopen(options, closing.signal);
      if (connection !== null) options.onReconnect();
    }
  };
  const done = listenUntilClosed();
  return {
    close: async () => {
      closing.abort();
      await done;
    },
  };
}

type Connection = {
  /** Resolves when the connection breaks. */
  broken: Promise<void>;
  end: () => void;
};

async function openConnection({ connectionString, onPayload }: ListenOptions): Promise<Connection> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    // Its name in pg_stat_activity.
    application_name: `listens to ${channel}`,
  });
  const { promise: broken, resolve: markBroken } = Promise.withResolvers<void>();
  client.on('error', () => markBroken());
  client.on('end', () => markBroken());
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
  const probe = setInterval(() => void client.query('select').catch(() => markBroken()), probeMs);
  probe.unref();
  return {
    broken,
    end: () => {
      clearInterval(probe);
      // Ending a connection that is already broken fails.
      void client.end().catch(() => undefined);
    },
  };
}

/** Tries until it succeeds, with growing pauses; null when listening was closed before. */
async function reopen(options: ListenOptions, signal: AbortSignal): Promise<Connection | null> {
  for (let pauseMs: number = backOff.firstMs; ; pauseMs = Math.min(backOff.mostMs, pauseMs * 2)) {
    // The random part spreads the returns of processes that lost their server together.
    await wait(pauseMs * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return null;
    try {
      return await openConnection(options);
    } catch (error) {
      options.log.warn({ err: error }, 'cannot listen to other processes yet');
    }
  }
}

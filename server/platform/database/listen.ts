import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

export type ListenOptions = {
  connectionString: string;
  channel: string;
  onPayload: (payload: string) => void;
  /** It listens again after a break, in which something may have been said. */
  onReturn: () => void;
  log: Logger;
};

export type Listening = { close: () => Promise<void> };

const patienceMs = 10_000;
/** How often a connection on which nothing is said is asked whether it is still there. */
const probeMs = 30_000;
const backOff = { firstMs: 100, mostMs: 10_000 } as const;

/**
 * Listens on a connection of its own, and on a new one whenever it breaks. It cannot come from the pool, and not through a
 * pooler that gives each transaction another connection. Throws when the first one cannot be made.
 */
export async function listen(options: ListenOptions): Promise<Listening> {
  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
  const first = await openConnection(options);
  const keepListening = async () => {
    for (let connection: Connection | null = first; connection !== null;) {
      await Promise.race([connection.broken, ended]);
      connection.end();
      if (ending.signal.aborted) return;
      options.log.warn('the connection that hears other processes broke');
      connection = await reopen(options, ending.signal);
      if (connection !== null) options.onReturn();
    }
  };
  const done = keepListening();
  return {
    close: async () => {
      ending.abort();
      await done;
    },
  };
}

type Connection = {
  /** Resolves when nothing is heard on it any more. */
  broken: Promise<void>;
  end: () => void;
};

async function openConnection({ connectionString, channel, onPayload }: ListenOptions): Promise<Connection> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    // As which it stands in pg_stat_activity.
    application_name: `listens to ${channel}`,
  });
  const { promise: broken, resolve: noteBreak } = Promise.withResolvers<void>();
  client.on('error', () => noteBreak());
  client.on('end', () => noteBreak());
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
  const probe = setInterval(() => void client.query('select').catch(() => noteBreak()), probeMs);
  probe.unref();
  return {
    broken,
    end: () => {
      clearInterval(probe);
      // A connection that is broken already cannot be ended in form.
      void client.end().catch(() => undefined);
    },
  };
}

/** Tries until it succeeds, less and less often; null when listening was ended meanwhile. */
async function reopen(options: ListenOptions, signal: AbortSignal): Promise<Connection | null> {
  for (let pauseMs: number = backOff.firstMs; ; pauseMs = Math.min(backOff.mostMs, pauseMs * 2)) {
    // Processes that lost their server together do not all come back at the same moment.
    await wait(pauseMs * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return null;
    try {
      return await openConnection(options);
    } catch (error) {
      options.log.warn({ err: error }, 'other processes cannot be heard yet');
    }
  }
}

import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Tags } from '#contract/calls/tags.ts';
import { type Listening, listenToProcesses } from '#server/platform/database/database-channel.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';
import { checkConnections } from './check-connections.ts';
import { acceptConnection, type NewConnection, type Sessions } from './connections.ts';
import { createHub } from './hub.ts';
import { livePace } from './live-limits.ts';

/** The live connections of this process. */
export type Live = {
  announcer: Announcer;
  /** Listens to the other processes and checks connections, until `close`. Throws when the database cannot be reached. */
  start: (sessions: Sessions & { onChange: (tags: Tags) => void }) => Promise<void>;
  hasRoomFor: (network: string, limitsNetwork: boolean) => boolean;
  accept: (connection: NewConnection) => void;
  countBrowsers: () => number;
  /** Disconnects all browsers, so that they connect to another process, and accepts no other. */
  disconnectAll: () => Promise<void>;
  close: () => Promise<void>;
};

export type LiveOptions = {
  /** The address of the database, which other processes may share. */
  connectionString: string;
  now: () => Date;
  log: Logger;
};

export function createLive({ connectionString, now, log }: LiveOptions): Live {
  const hub = createHub();
  const elapsed = measureElapsed(now);
  const announcer = createAnnouncer({ hub, log, onChange: (tags) => onChange(tags) });
  let findIdentity: Sessions['findIdentity'] = () => Promise.resolve(null);
  let onChange: (tags: Tags) => void = () => undefined;
  let stopChecks: () => void = () => undefined;
  let listening: Listening | null = null;
  let isOpen = false;
  const accepting = { hub, findIdentity: (token: string) => findIdentity(token), elapsed, log };

  return {
    announcer,
    start: async ({ onChange: clearCached, ...sessions }) => {
      onChange = clearCached;
      listening = await listenToProcesses({
        connectionString,
        onPayload: announcer.receive,
        onReconnect: () => hub.sendToAll({ type: 'missed' }),
        log,
      });
      findIdentity = sessions.findIdentity;
      stopChecks = checkConnections({ ...sessions, hub, elapsed, log });
      isOpen = true;
    },
    hasRoomFor: (network, limitsNetwork) => isOpen && hub.hasRoomFor(network, limitsNetwork),
    accept: (connection) => acceptConnection(connection, accepting),
    countBrowsers: hub.countAdmitted,
    disconnectAll: async () => {
      isOpen = false;
      await Promise.all(Array.from(hub.list(), ({ socket }) => disconnect(socket)));
    },
    close: async () => {
      stopChecks();
      await listening?.close();
    },
  };
}

/** Milliseconds since it was made. A clock that is set back never makes it smaller, so it changes no deadline. */
export function measureElapsed(now: () => Date): () => number {
  let last = now().getTime();
  let elapsed = 0;
  return () => {
    const instant = now().getTime();
    elapsed += Math.max(0, instant - last);
    last = instant;
    return elapsed;
  };
}

/** The standard close code of a server that stops: a browser reconnects at once. */
const serviceRestarts = 1012;

/** Closes a connection, and terminates it when the browser does not answer soon. */
async function disconnect(socket: WebSocket): Promise<void> {
  await new Promise<void>((resolve) => {
    const timeout = setTimeout(() => socket.terminate(), livePace.stoppingMs);
    socket.once('close', () => {
      clearTimeout(timeout);
      resolve();
    });
    socket.close(serviceRestarts);
  });
}

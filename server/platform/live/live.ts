import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { listen, type Listening } from '#server/platform/database/listen.ts';
import { processChannel } from '#server/platform/database/notify-processes.ts';
import type { Announcer } from './announcements.ts';
import { createAnnouncer, createSharedAnnouncer } from './announcer.ts';
import { measureElapsed } from './elapsed.ts';
import { createHub } from './hub.ts';
import { keepConnections, type ListEndedSessions } from './keep-connections.ts';
import { livePace } from './live-limits.ts';
import { type Arrival, type FindIdentity, receiveBrowser } from './receive-browser.ts';

/** Asks who browsers are; what it needs of the product. */
export type Recognition = { findIdentity: FindIdentity; listEndedSessions: ListEndedSessions };

/** The live connections of this process. */
export type Live = {
  announcer: Announcer;
  /** Hears the other processes and looks after connections, until `close`. Throws when the database cannot be reached. */
  start: (recognition: Recognition) => Promise<void>;
  hasRoomFor: (network: string, limitsNetwork: boolean) => boolean;
  receive: (arrival: Arrival) => void;
  countBrowsers: () => number;
  /** Sends all browsers away, so that they come back elsewhere, and takes no other. */
  sendAway: () => Promise<void>;
  close: () => Promise<void>;
};

export type LiveOptions = {
  /** The server on which other processes may be; none with the embedded database. */
  databaseUrl: string | undefined;
  now: () => Date;
  log: Logger;
};

/** The code for a server that stops or is replaced: come back at once. */
const serviceRestarts = 1012;

export function createLive({ databaseUrl, now, log }: LiveOptions): Live {
  const hub = createHub();
  const elapsed = measureElapsed(now);
  const shared = databaseUrl === undefined ? null : createSharedAnnouncer(hub, log);
  let findIdentity: FindIdentity = () => Promise.resolve(null);
  let stopKeeping: () => void = () => undefined;
  let listening: Listening | null = null;
  let isOpen = false;

  return {
    announcer: shared ?? createAnnouncer(hub),
    start: async (recognition) => {
      if (databaseUrl !== undefined && shared !== null) {
        listening = await listen({
          connectionString: databaseUrl,
          channel: processChannel,
          onPayload: shared.receive,
          onReturn: () => hub.tellEverybody({ type: 'missed' }),
          log,
        });
      }
      findIdentity = recognition.findIdentity;
      stopKeeping = keepConnections({ ...recognition, hub, elapsed, log });
      isOpen = true;
    },
    hasRoomFor: (network, limitsNetwork) => isOpen && hub.hasRoomFor(network, limitsNetwork),
    receive: (arrival) =>
      receiveBrowser(arrival, { hub, findIdentity: (token) => findIdentity(token), elapsed, log }),
    countBrowsers: hub.countAdmitted,
    sendAway: async () => {
      isOpen = false;
      await Promise.all(Array.from(hub.list(), ({ socket }) => sendAway(socket)));
    },
    close: async () => {
      stopKeeping();
      await listening?.close();
    },
  };
}

/** Says that the server goes, and cuts whoever does not answer soon. */
async function sendAway(socket: WebSocket): Promise<void> {
  await new Promise<void>((resolve) => {
    const patience = setTimeout(() => socket.terminate(), livePace.stoppingMs);
    socket.once('close', () => {
      clearTimeout(patience);
      resolve();
    });
    socket.close(serviceRestarts);
  });
}

import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { notifyProcesses } from '#server/platform/database/notify-processes.ts';
import type { Announcement, Announcer } from './announcements.ts';
import type { Hub } from './hub.ts';
import { readPayload, writePayloads } from './payloads.ts';

/** What carries announcements between the processes on one database. */
export type SharedAnnouncer = Announcer & {
  /** Takes what a process told, this one included. */
  receive: (payload: string) => void;
};

/** For one process that has its database for itself. */
export function createAnnouncer(hub: Hub): Announcer {
  return { publish: () => Promise.resolve(), deliver: (announcements) => deliver(hub, announcements) };
}

/** For any number of processes on one database. */
export function createSharedAnnouncer(hub: Hub, log: Logger): SharedAnnouncer {
  const ownName = randomUUID();
  return {
    publish: (transaction, announcements) =>
      notifyProcesses(transaction, writePayloads(ownName, announcements)),
    deliver: (announcements) => deliver(hub, announcements),
    receive: (payload) => {
      const received = readPayload(payload);
      if (received === null) log.warn('another process told something that this version does not know');
      // The own ones were delivered right after their commit.
      else if (received.from !== ownName) deliver(hub, received.announcements);
    },
  };
}

function deliver(hub: Hub, announcements: readonly Announcement[]): void {
  for (const { accountId, event } of announcements) hub.tell(accountId, event);
}

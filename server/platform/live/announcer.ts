import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Tags, tags } from '#contract/calls/tags.ts';
import { liveEvent, type LiveEvent } from '#contract/notifications/live.events.ts';
import type { Database } from '#server/platform/database/database.ts';
import { notifyProcesses } from '#server/platform/database/database-channel.ts';
import type { Hub } from './hub.ts';
import type { Origin } from './origin.ts';

/** An event for the open windows of a member. */
export type Announcement = { accountId: number; event: LiveEvent };

/** The announcements of one transaction, and the window whose call made it. */
export type Announced = { announcements: readonly Announcement[]; origin?: Origin | undefined };

/** Sends announcements to the browsers of members, whichever process they are connected to. */
export type Announcer = {
  /** Notifies the other processes in the transaction of the change, so that they are notified when it is committed. */
  publish: (transaction: Database, announced: Announced) => Promise<void>;
  /** Sends to the browsers of this process, after the commit. */
  deliver: (announced: Announced) => void;
  /** Tells the other processes that their cached answers about these tags have ended. */
  publishChange: (database: Database, tags: Tags) => Promise<void>;
};

/** For programs without connected browsers. */
export const silentAnnouncer: Announcer = {
  publish: async () => undefined,
  deliver: () => undefined,
  publishChange: async () => undefined,
};

type Receiver = { hub: Hub; log: Logger; onChange: (tags: Tags) => void };

/** For any number of processes on one database; `receive` takes a payload of any process, this one included. */
export function createAnnouncer({
  hub,
  log,
  onChange,
}: Receiver): Announcer & { receive: (payload: string) => void } {
  const ownName = randomUUID();
  return {
    publish: (transaction, announced) => notifyProcesses(transaction, writePayloads(ownName, announced)),
    deliver: (announced) => deliver(hub, announced),
    publishChange: (database, changed) =>
      notifyProcesses(database, [JSON.stringify({ from: ownName, events: [], changed })]),
    receive: (text) => {
      const received = readPayload(text);
      if (received === null) log.warn('another process sent an event that this version does not know');
      // The own announcements were delivered right after the commit, and the own cached answers ended then.
      else if (received.from !== ownName) {
        deliver(hub, received);
        onChange(received.changed);
      }
    },
  };
}

function deliver(hub: Hub, { announcements, origin }: Announced): void {
  for (const { accountId, event } of announcements) hub.sendTo(accountId, { message: event, origin });
}

/** PostgreSQL accepts payloads of less than 8,000 bytes. Payloads are plain ASCII: one character is one byte. */
const longestPayload = 7_900;

const payload = z.object({
  /** The name of the process that sent it. */
  from: z.string(),
  origin: z.object({ connectionId: z.string(), sessionId: z.number().int() }).optional(),
  events: z.array(z.tuple([z.number().int(), liveEvent])),
  changed: z.array(z.enum(tags)).default([]),
});

/** Announcements for other processes, in as many payloads as they need. */
export function writePayloads(from: string, { announcements, origin }: Announced): string[] {
  const payloads: string[] = [];
  // Without its last brace; `origin` is left out when it is undefined.
  const head = `${JSON.stringify({ from, origin }).slice(0, -1)},"events":[`;
  let entries = '';
  for (const { accountId, event } of announcements) {
    const next = JSON.stringify([accountId, event]);
    if (entries !== '' && head.length + entries.length + next.length + 3 > longestPayload) {
      payloads.push(`${head}${entries}]}`);
      entries = '';
    }
    entries += entries === '' ? next : `,${next}`;
  }
  if (entries !== '') payloads.push(`${head}${entries}]}`);
  return payloads;
}

/** The announcements of a payload; null when a newer version sent something unknown to this one. */
export function readPayload(text: string): (Announced & { from: string; changed: Tags }) | null {
  const parsed = payload.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { from, origin, events, changed } = parsed.data;
  return { from, origin, changed, announcements: events.map(([accountId, event]) => ({ accountId, event })) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const storedMessage = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() })).optional(),
  createdAt: z.coerce.date(),
});
export type OutboxMessage = z.infer<typeof storedMessage>;

export type OutboxStore = {
  add: (message: Omit<OutboxMessage, 'id'>) => Promise<void>;
  /** The ids of all messages, newest first. */
  listIds: () => Promise<string[]>;
  /** Null when there is no such message. */
  read: (id: string) => Promise<OutboxMessage | null>;
  /** Removes messages written before an instant. */
  removeBefore: (instant: Date) => Promise<void>;
};

/** A store with one file for each message, named by its time, in a folder of the data directory. */
export function openOutboxStore(directory: string): OutboxStore {
  // Orders messages of the same millisecond.
  let count = 0;
  const fileOf = (id: string) => join(directory, `${id}.json`);
  const listIds = async () => {
    const names = await readdir(directory).catch(emptyWhenMissing);
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .toSorted()
      .toReversed();
  };
  return {
    listIds,
    add: async (message) => {
      count += 1;
      const id = `${sortableTime(message.createdAt)}-${String(count).padStart(6, '0')}-${randomUUID().slice(0, 8)}`;
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // Written under another name first, so that readers find complete messages only.
      await writeFile(`${fileOf(id)}.part`, JSON.stringify({ id, ...message }, null, 2), { mode: 0o600 });
      await rename(`${fileOf(id)}.part`, fileOf(id));
    },
    read: async (id) => {
      const text = await readFile(fileOf(id), 'utf8').catch(emptyWhenMissing);
      return typeof text === 'string' ? storedMessage.parse(JSON.parse(text)) : null;
    },
    removeBefore: async (instant) => {
      const limit = sortableTime(instant);
      const old = (await listIds()).filter((id) => id < limit);
      await Promise.all(old.map((id) => rm(fileOf(id), { force: true })));
    },
  };
}

function sortableTime(instant: Date): string {
  return instant.toISOString().replaceAll(/[:.]/g, '-');
}

function emptyWhenMissing(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}

import { vi } from 'vitest';
import type { OutboxMessage, OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { patienceForJobs } from '#tests/support/patience.ts';
import { codeIn } from './code-in.ts';

const polling = { ...patienceForJobs, interval: 20 };

/** The mails read from each outbox: they never change, and waiting tests read often. */
const known = new WeakMap<OutboxStore, Map<string, OutboxMessage>>();

/** All mails to an address, newest first. */
export async function listMailsTo(outbox: OutboxStore, address: string): Promise<OutboxMessage[]> {
  const messages = await Promise.all((await outbox.listIds()).map((id) => readOnce(outbox, id)));
  return messages.filter((message) => message !== null).filter(({ to }) => to === address);
}

async function readOnce(outbox: OutboxStore, id: string): Promise<OutboxMessage | null> {
  const read = known.get(outbox) ?? new Map<string, OutboxMessage>();
  known.set(outbox, read);
  const message = read.get(id) ?? (await outbox.read(id));
  if (message !== null) read.set(id, message);
  return message;
}

/** Waits until `count` mails went to an address. */
export async function waitForMails(
  outbox: OutboxStore,
  { address, count }: { address: string; count: number },
): Promise<OutboxMessage[]> {
  return vi.waitFor(async () => {
    const mails = await listMailsTo(outbox, address);
    if (mails.length < count) throw new Error(`${mails.length} of ${count} mails reached ${address}`);
    return mails;
  }, polling);
}

/** Waits for the first mail to an address and reads its four digits. */
export async function readCode(outbox: OutboxStore, address: string): Promise<string> {
  return readLaterCode(outbox, { address, count: 1 });
}

/** Waits until `count` mails went to an address and reads the digits of the newest. */
export async function readLaterCode(
  outbox: OutboxStore,
  mails: { address: string; count: number },
): Promise<string> {
  const [newest] = await waitForMails(outbox, mails);
  return codeIn(newest?.text ?? '');
}

import type { OutboxMessage, OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { codeIn } from './code-in.ts';
import type { TestApplication } from './start-application.ts';

type Sender = Pick<TestApplication, 'outbox' | 'runJobs'>;

/** The mails read from each outbox, which never change. */
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

/** Runs the queued work and reads all mails to an address, newest first; throws when they are fewer than `count`. */
export async function receiveMails(
  { outbox, runJobs }: Sender,
  { address, count }: { address: string; count: number },
): Promise<OutboxMessage[]> {
  await runJobs();
  const mails = await listMailsTo(outbox, address);
  if (mails.length < count) throw new Error(`${mails.length} of ${count} mails reached ${address}`);
  return mails;
}

/** Reads the secret of the link in the mails to an address that undoes a change of it. */
export async function readUndoToken(application: Sender, address: string): Promise<string> {
  const mails = await receiveMails(application, { address, count: 1 });
  const token = mails.map(({ text }) => /undo-email#token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
  if (token === undefined) throw new Error('No mail has the link');
  return token;
}

/** Reads the digits of the first mail to an address. */
export async function readCode(application: Sender, address: string): Promise<string> {
  return readLaterCode(application, { address, count: 1 });
}

/** Reads the digits of the newest of `count` mails to an address. */
export async function readLaterCode(
  application: Sender,
  mails: { address: string; count: number },
): Promise<string> {
  const [newest] = await receiveMails(application, mails);
  return codeIn(newest?.text ?? '');
}

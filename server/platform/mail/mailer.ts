import type { OutboxStore } from './outbox-store.ts';

/** A mail as people get it: both forms say the same. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What mail programs read besides, such as how to unsubscribe. */
  headers?: Readonly<Record<string, string>>;
};

/** Sends mails; a failure is thrown, so that the job that sends is tried again. */
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

/** Writes mails to the outbox, where administrators read them: for trying the product and for small private sites. */
export function outboxMailer(outbox: OutboxStore, now: () => Date): Mailer {
  return {
    send: (mail) => outbox.add({ channel: 'mail', ...mail, createdAt: now() }),
    close: () => undefined,
  };
}

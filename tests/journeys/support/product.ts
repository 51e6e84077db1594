import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type Store } from '#scripts/operator/open-store.ts';
import { type Mailbox, openMailbox } from '#tests/support/receivers/smtp-mailbox.ts';
import { type SmtpReceiver, startSmtpReceiver } from '#tests/support/receivers/smtp-receiver.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';

export type Product = Pick<ServerProcess, 'address' | 'takeErrors' | 'stop'> & {
  administrator: { email: string; password: string };
  mailbox: Mailbox;
  dataDirectory: string;
  /** Its database, for adding rows. */
  store: Store;
};

const administrator = { email: 'administrator@example.org', password: 'a calm steady hand' };

type ProductOptions = {
  /** Further settings. */
  environment?: Readonly<Record<string, string>>;
  /** A migrated database on the server of the run. */
  databaseUrl: string;
  /** The mail server of several products, which stays open; without one the product gets its own. */
  receiver?: SmtpReceiver;
};

/** Starts the built product in a process of its own, with an administrator as the only account, and receives its mails. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { environment, databaseUrl, receiver: shared } = options;
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'product-journey-'));
  const receiver = shared ?? (await startSmtpReceiver());
  const server = await startServerProcess({
    DATA_DIR: dataDirectory,
    SMTP_URL: receiver.url,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    DATABASE_URL: databaseUrl,
    ...environment,
  });
  const store = await openStore({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory });
  const stop = async () => {
    await store.close();
    await server.stop();
    if (shared === undefined) await receiver.close();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { ...server, administrator, mailbox: openMailbox(receiver), dataDirectory, store, stop };
}

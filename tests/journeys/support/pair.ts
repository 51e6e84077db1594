import { expect } from '@playwright/test';
import { copyTemplate } from './database.ts';
import { type Product, startProduct } from './product.ts';
import { test as base } from './journey.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { openMailbox } from '#tests/support/receivers/smtp-mailbox.ts';
import { startSmtpReceiver } from '#tests/support/receivers/smtp-receiver.ts';

/** Two processes of the product on one PostgreSQL, with one mailbox for both. */
export type Pair = { first: Product; second: Product };

/** The secret key of all processes of a pair. */
export const sharedKey = 'a key that both of the processes have in common';

/** A journey through two processes, which are started for its file alone. */
export const test = base.extend<object, { pair: Pair }>({
  pair: [
    // Playwright demands a parameter that names other fixtures; this one needs none.
    async ({ browserName: _any }, run) => {
      const { pair, stop } = await startPair();
      await run(pair);
      const errors = [...pair.first.takeErrors(), ...pair.second.takeErrors()];
      await stop();
      expect(errors, 'what the two logged as errors').toEqual([]);
    },
    { scope: 'worker', timeout: scaleLimit(180_000) },
  ],
  // No third process is started.
  product: [({ pair }, run) => run(pair.first), { scope: 'worker' }],
});

async function startPair(): Promise<{ pair: Pair; stop: () => Promise<void> }> {
  const database = await copyTemplate();
  const receiver = await startSmtpReceiver();
  const wanted = {
    receiver,
    databaseUrl: database.url,
    environment: { SECRET_KEY: sharedKey },
  };
  const first = await startProduct(wanted);
  const second = await startProduct(wanted);
  const mailbox = openMailbox(receiver);
  return {
    pair: { first: { ...first, mailbox }, second: { ...second, mailbox } },
    stop: async () => {
      await Promise.all([first.stop(), second.stop()]);
      await receiver.close();
      await database.drop();
    },
  };
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession, Page, Worker } from '@playwright/test';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { type PushReceiver, startPushReceiver } from '#tests/support/receivers/push-receiver.ts';
import { testCertificate } from '#tests/support/receivers/test-certificate.ts';
import { copyTemplate } from './database.ts';
import { test as base } from './journey.ts';
import { startProduct } from './product.ts';

/** A journey through a product that knows a push service of the test. */
export const test = base.extend<object, { receiver: PushReceiver }>({
  receiver: [
    // Playwright demands a parameter that names other fixtures; this one needs none.
    async ({ browserName: _any }, run) => {
      const receiver = await startPushReceiver();
      await run(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ receiver }, run) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'push-journey-'));
      const certificate = path.join(folder, 'certificate.pem');
      await writeFile(certificate, testCertificate);
      const database = await copyTemplate();
      const product = await startProduct({
        databaseUrl: database.url,
        environment: { PUSH_SERVICES: receiver.origin, NODE_EXTRA_CA_CERTS: certificate },
      });
      await run(product);
      await product.stop();
      await database.drop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: scaleLimit(180_000) },
  ],
});

/**
 * Puts a push service and the permission in the place of those that a browser without a screen and a network does not have. Call before
 * the page is opened.
 */
export async function givePushService(page: Page, subscription: PushSubscriptionJSON): Promise<void> {
  await page.addInitScript((given) => {
    const subscribed = () => sessionStorage.getItem('test-push') === 'on';
    const shown = {
      ...given,
      options: {},
      toJSON: () => given,
      unsubscribe: async () => {
        sessionStorage.removeItem('test-push');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (subscribed() ? shown : null),
      subscribe: async () => {
        sessionStorage.setItem('test-push', 'on');
        return shown;
      },
    });
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
  }, subscription);
}

/** A notification that the worker showed. */
type Shown = { title: string; body: string; icon: string; data: unknown };

/** The worker of a page that is open, as its browser calls it. */
export type WorkerOfPage = {
  /** Hands a push to it, as a push service does. */
  deliver: (text: string) => Promise<void>;
  listShown: () => Promise<Shown[]>;
  /** Presses the last notification. */
  press: () => Promise<void>;
};

/** Finds the worker of a page. Without a screen it can neither show a notification nor bring a window to the front. */
export async function findWorker(page: Page, origin: string): Promise<WorkerOfPage> {
  const session = await page.context().newCDPSession(page);
  const registrationId = await findRegistration(session);
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('The page has no worker');
  await recordShown(worker);
  return {
    deliver: async (data) => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    listShown: () => worker.evaluate(() => Reflect.get(self, 'shown') as Shown[]),
    press: () =>
      worker.evaluate(() => {
        const { data } = (Reflect.get(self, 'shown') as Shown[]).at(-1) ?? {};
        const event = Object.assign(new Event('notificationclick'), {
          notification: { data, close: () => undefined },
          waitUntil: () => undefined,
        });
        self.dispatchEvent(event);
      }),
  };
}

async function findRegistration(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

async function recordShown(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const shown: object[] = [];
    const { registration } = self as unknown as { registration: object };
    const { WindowClient } = self as unknown as { WindowClient: { prototype: object } };
    Object.assign(registration, {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    });
    Object.assign(WindowClient.prototype, { focus: async () => undefined });
    Object.assign(self, { shown });
  });
}

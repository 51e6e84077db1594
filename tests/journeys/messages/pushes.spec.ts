import { expect } from '@playwright/test';
import { sendMessage } from '#contract/conversations/messages.ts';
import { showPushKey } from '#contract/notifications/push.ts';
import { confirmLogout, openLogout, signIn } from '#tests/journeys/support/accounts.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { aBride, aGroom, answerOf, interestOf } from '#tests/journeys/support/inbox.ts';
import { askProduct } from '#tests/journeys/support/partners.ts';
import { findWorker, givePushService, test } from '#tests/journeys/support/pushes.ts';
import { openSection } from '#tests/journeys/support/settings.ts';
import { patienceForJobs } from '#tests/support/patience.ts';

test.use({ serviceWorkers: 'allow' });

test('a device announces a message without a word of it, and a press shows it; signing out ends that @phone', async ({
  page,
  product,
  receiver,
  isMobile,
}) => {
  const [bride, groom] = [await aBride(product, 'Deepa'), await aGroom(product, 'Daniel')];
  const interest = await interestOf(product, { from: groom, to: bride });
  await answerOf(product, { by: bride, interest, status: 'accepted' });
  const { data: site } = await askProduct(product, { endpoint: showPushKey, token: bride.token, body: {} });
  const device = receiver.open(site.key);
  const secret = 'Shall we meet at the church on Sunday?';
  const write = () =>
    askProduct(product, {
      endpoint: sendMessage,
      token: groom.token,
      body: { partner_id: bride.id, text: secret, client_id: crypto.randomUUID() },
    });

  await givePushService(page, device.subscription);
  await signIn(page, bride);
  await openSection(page, 'notifications');
  const setting = page.getByRole('switch', { name: 'New messages on this device' });
  await expect(setting).not.toBeChecked();
  await setting.click();
  await expect(setting).toBeChecked();
  await expectAccessible(page);
  const worker = await findWorker(page, product.address);

  await write();
  await expect.poll(() => device.pushes.length, patienceForJobs).toBe(1);
  const [{ text }] = device.pushes as [(typeof device.pushes)[number]];
  expect(JSON.parse(text)).toEqual({
    title: 'InTandem',
    body: 'You have a new message',
    path: '/chatWindow',
  });

  // She looks at the site, so that nothing is shown; then no window of it is open.
  await worker.deliver(text);
  await page.goto('about:blank');
  await worker.deliver(text);
  await expect
    .poll(() => worker.listShown())
    .toEqual([
      {
        title: 'InTandem',
        body: 'You have a new message',
        icon: '/icons/icon-192.png',
        tag: 'messages',
        data: '/chatWindow',
      },
    ]);
  await page.goto('/dashboard');
  await worker.press();
  await expect(page).toHaveURL(/\/chatWindow/);
  await expect(page.getByText(secret).first()).toBeVisible();

  await openLogout(page, { isMobile });
  await confirmLogout(page);
  await expect
    .poll(
      async () =>
        (await product.store.database.selectFrom('pushSubscriptions').select('id').execute()).length,
    )
    .toBe(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('test-push'))).toBeNull();
});

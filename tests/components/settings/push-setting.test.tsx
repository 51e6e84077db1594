import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { logout } from '#contract/accounts/sessions.ts';
import { showPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notifications/push.ts';
import { member } from '../support/area-frame.ts';
import { fakePush } from './fake-push.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { press } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf, notices } from '../support/outcomes.ts';

const address = '/settings?section=notifications';
const key = 'BFakeKeyOfTheSite-_A';
const setting = page.getByRole('switch', { name: 'New messages on this device' });

function answerPush(server: FakeServer): void {
  server.answer(showPushKey, { data: { key } });
  server.answer(subscribeToPush, { data: null });
  server.answer(unsubscribeFromPush, { data: null });
}

/** The settings in a browser whose member turned pushes on. */
async function openTurnedOn() {
  const push = fakePush();
  const screen = await openScreen(address, { prepare: answerPush });
  await press(setting, ' ');
  await expect.element(setting).toBeChecked();
  await expect.element(setting).toHaveAttribute('aria-disabled', 'false');
  return { ...screen, push };
}

test('pushes are turned on and off for this device, with the keyboard alone', async () => {
  const push = fakePush();
  const { server } = await openScreen(address, { prepare: answerPush });
  await expect.element(setting).not.toBeChecked();
  await press(setting, ' ');
  await expect.element(setting).toBeChecked();
  await expect.element(setting).toHaveAttribute('aria-disabled', 'false');
  expect(push.keys).toEqual([key]);
  const subscription = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'p256dh', auth: 'auth' } };
  expect(server.listCalls(subscribeToPush)).toEqual([subscription]);
  await press(setting, ' ');
  await expect.element(setting).not.toBeChecked();
  await expect.element(setting).toHaveAttribute('aria-disabled', 'false');
  expect(push.findSubscription()).toBeUndefined();
  expect(server.listCalls(unsubscribeFromPush)).toEqual([{ endpoint: subscription.endpoint }]);
});

test('the switch is busy while the server is asked, and takes no second press', async () => {
  fakePush();
  const { server } = await openScreen(address, { prepare: answerPush });
  const release = server.hold(subscribeToPush);
  await press(setting, ' ');
  await expect.element(setting).toBeChecked();
  await expect.element(setting).toHaveAttribute('aria-disabled', 'true');
  await press(setting, ' ');
  await expect.element(setting).toBeChecked();
  release();
  await expect.element(setting).toBeChecked();
  await expect.element(setting).toHaveAttribute('aria-disabled', 'false');
  expect(server.listCalls(subscribeToPush)).toHaveLength(1);
});

test('a server that cannot be reached leaves the browser unsubscribed, and can be tried again', async () => {
  const push = fakePush();
  const { server } = await openScreen(address, { prepare: answerPush });
  server.disconnect(subscribeToPush);
  await press(setting, ' ');
  const outcome = dialogOf('This was not saved');
  await expect.element(outcome).toHaveTextContent('We cannot reach the service.');
  expect(push.findSubscription()).toBeUndefined();
  await expect.element(setting).not.toBeChecked();
  answerPush(server);
  await outcome.getByRole('button', { name: 'Retry' }).click();
  await expect.element(setting).toBeChecked();
});

test('a push service that cannot be reached is said to be so', async () => {
  const push = fakePush();
  await openScreen(address, { prepare: answerPush });
  push.setWorking(false);
  await press(setting, ' ');
  await expect
    .element(dialogOf('This was not saved'))
    .toHaveTextContent('We could not reach the notification service of your browser.');
  await expect.element(setting).not.toBeChecked();
});

test('without a connection pushes are turned off all the same', async () => {
  const { server, push } = await openTurnedOn();
  server.disconnect(unsubscribeFromPush);
  await press(setting, ' ');
  await expect.element(setting).not.toBeChecked();
  await expect.element(setting).toHaveAttribute('aria-disabled', 'false');
  expect(push.findSubscription()).toBeUndefined();
});

test('a browser that does not get the permission says that nothing changed', async () => {
  fakePush({ answer: 'default' });
  await openScreen(address, { prepare: answerPush });
  await press(setting, ' ');
  await expect.element(notices).toHaveTextContent('Your browser did not get your permission');
  await expect.element(setting).not.toBeChecked();
});

test('a browser that forbids notifications says how to allow them, and notices it', async () => {
  const push = fakePush({ permission: 'denied' });
  await openScreen(address, { prepare: answerPush });
  await expect.element(setting).toHaveAttribute('aria-disabled', 'true');
  await expect.element(setting).toHaveAccessibleDescription(/Your browser does not allow notifications/);
  await press(setting, ' ');
  await expect.element(setting).not.toBeChecked();
  push.setPermission('default');
  await expect.element(setting).toHaveAttribute('aria-disabled', 'false');
});

test('a browser without pushes says so', async () => {
  fakePush();
  Reflect.deleteProperty(window, 'PushManager');
  await openScreen(address, { prepare: answerPush });
  await expect.element(setting).toHaveAccessibleDescription(/This browser cannot show notifications/);
});

test('an iPhone says that the site has to be installed first', async () => {
  fakePush();
  Reflect.deleteProperty(window, 'PushManager');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  );
  await openScreen(address, { prepare: answerPush });
  await expect.element(setting).toHaveAccessibleDescription(/Add to Home Screen/);
});

test('pushes go on in the next session of the member, with the key that the site has then', async () => {
  const { server, push, reload } = await openTurnedOn();
  server.answer(showPushKey, { data: { key: 'BAnotherKeyOfTheSite' } });
  await reload();
  await expect.poll(() => server.listCalls(subscribeToPush)).toHaveLength(2);
  await expect.element(setting).toBeChecked();
  expect(push.keys.at(-1)).toBe('BAnotherKeyOfTheSite');
  expect(server.listCalls(subscribeToPush).at(-1)).toMatchObject({ endpoint: 'https://push.example.org/2' });
});

test('a server that cannot be reached when the next session begins ends nothing', async () => {
  const { server, push, reload } = await openTurnedOn();
  server.disconnect(subscribeToPush);
  await reload();
  await expect.poll(() => server.listCalls(subscribeToPush)).toHaveLength(2);
  await expect.element(setting).toBeChecked();
  expect(push.findSubscription()).toBeDefined();
});

test('pushes that another member turned on here are not those of the present one', async () => {
  const { push } = await openTurnedOn();
  const { server } = await openScreen(address, { as: { ...member, user_id: 8 }, prepare: answerPush });
  await expect.element(setting.last()).not.toBeChecked();
  expect(server.listCalls(subscribeToPush)).toEqual([]);
  expect(push.findSubscription()).toBeDefined();
});

test('signing out ends the pushes to this browser', async () => {
  const { server, push } = await openTurnedOn();
  server.answer(logout, { data: null });
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialogOf('Are you sure?').getByRole('button', { name: 'Yes, Logout' }).click();
  await expect.poll(() => push.findSubscription()).toBeUndefined();
});

test('a member who looks at the site has no notification of it left', async () => {
  const push = fakePush({ permission: 'granted' });
  push.show();
  await openScreen(address, { prepare: answerPush });
  await expect.poll(() => push.countShown()).toBe(0);
  push.show();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => push.countShown()).toBe(0);
});

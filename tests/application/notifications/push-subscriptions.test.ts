import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/accounts/passwords.ts';
import { logout } from '#contract/accounts/sessions.ts';
import { showPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notifications/push.ts';
import { switchUser } from '#contract/administration/users.ts';
import { ensurePushKeys } from '#server/features/notifications/push/push-keys.ts';
import { anAdministrator, aMember } from '#tests/factories/a-member.ts';
import { aPushSubscription } from '#tests/factories/a-push-subscription.ts';
import { callApi } from '#tests/support/call-api.ts';
import { ownCopies, readJson } from '#tests/support/own-copy.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';
import { type PushScene, startPushScene } from './support/push-scene.ts';

let scene: PushScene;
beforeAll(async () => {
  scene = await startPushScene();
});
afterAll(() => scene.close());

const keyFor = async ({ token }: { token: string }) =>
  (await callApi(scene.application, { endpoint: showPushKey, input: {}, token })).body.data.key;
const dayMinutes = 24 * 60;

describe('a browser is notified of nothing any more', () => {
  it('once its member has signed out', async () => {
    const { member, browser } = await scene.aMemberAway();
    await callApi(scene.application, { endpoint: logout, input: {}, token: member.token });
    await scene.deliver(member);
    expect([browser.countRequests(), await scene.countBrowsers(member)]).toEqual([0, 0]);
  });

  it('once the password was changed in another one, which goes on', async () => {
    const { member, browser } = await scene.aMemberAway();
    const { token } = await startTestSession(scene.application.context, member.user_id);
    const present = scene.openBrowser();
    await scene.subscribe({ token }, present);
    const input = { password: 'a calm steady hand', current_password: member.password };
    await callApi(scene.application, { endpoint: changePassword, input, token });
    await scene.deliver(member);
    expect([browser.countRequests(), present.pushes.length]).toEqual([0, 1]);
  });

  it('once its session has expired', async () => {
    const { member, browser } = await scene.aMemberAway();
    scene.application.clock.advanceMinutes(31 * dayMinutes);
    await scene.deliver(member);
    expect(browser.countRequests()).toBe(0);
  });

  it('once an administrator has switched the account off', async () => {
    const { member, browser } = await scene.aMemberAway();
    const { token } = await anAdministrator(scene.application);
    const input = { user_id: member.user_id };
    await callApi(scene.application, { endpoint: switchUser, input, token });
    await scene.deliver(member);
    expect(browser.countRequests()).toBe(0);
  });

  it('once it asks for that, as often as it likes', async () => {
    const { member, browser } = await scene.aMemberAway();
    const { endpoint } = browser.subscription;
    const stop = () =>
      callApi(scene.application, {
        endpoint: unsubscribeFromPush,
        input: { endpoint },
        token: member.token,
      });
    const messages = [await stop(), await stop()].map(({ body }) => body.message);
    expect(new Set(messages)).toEqual(
      new Set(['You will no longer be notified of new messages on this device.']),
    );
    await scene.deliver(member);
    expect(browser.countRequests()).toBe(0);
  });

  it('but not because another member asks for it', async () => {
    const { member, browser } = await scene.aMemberAway();
    const { token } = await aMember(scene.application);
    const { endpoint } = browser.subscription;
    const answer = await callApi(scene.application, {
      endpoint: unsubscribeFromPush,
      input: { endpoint },
      token,
    });
    expect(answer.status).toBe(200);
    await scene.deliver(member);
    expect(browser.pushes).toHaveLength(1);
  });
});

describe('a browser', () => {
  it('that is subscribed again is notified once', async () => {
    const { member, browser } = await scene.aMemberAway();
    const { body } = await scene.subscribe(member, browser);
    expect(body.message).toBe('You will be notified of new messages on this device.');
    await scene.deliver(member);
    expect(browser.pushes).toHaveLength(1);
  });

  it('that another member uses now is notified of the messages of that member alone', async () => {
    const { member: before, browser } = await scene.aMemberAway();
    const { member: now, browser: elsewhere } = await scene.aMemberAway();
    await scene.subscribe(now, browser);
    await scene.deliver(before);
    expect(browser.countRequests()).toBe(0);
    await scene.deliver(now);
    expect([browser.pushes.length, elsewhere.pushes.length]).toEqual([1, 1]);
  });

  it('that many members subscribe at once belongs to one of them', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => aMember(scene.application)));
    const browser = scene.openBrowser();
    const answers = await Promise.all(members.map((member) => scene.subscribe(member, browser)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const counts = await Promise.all(members.map((member) => scene.countBrowsers(member)));
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
  });

  it('is the eleventh of its member at the cost of the oldest one', async () => {
    const { member, browser: oldest } = await scene.aMemberAway();
    const browsers = Array.from({ length: 10 }, () => scene.openBrowser());
    for (const browser of browsers) {
      scene.application.clock.advanceMinutes(1);
      await scene.subscribe(member, browser);
    }
    await scene.deliver(member);
    expect(browsers.map(({ pushes }) => pushes.length)).toEqual(browsers.map(() => 1));
    expect([oldest.countRequests(), await scene.countBrowsers(member)]).toEqual([0, 10]);
  });
});

it('the copy of the own data names the push service of each browser and no more of it', async () => {
  const { member } = await scene.aMemberAway();
  const files = await ownCopies(scene.application).make(member);
  const pushService = new URL(scene.receiver.origin).host;
  expect(readJson(files, 'push_devices')).toEqual([
    { push_service: pushService, created_at: expect.any(String) },
  ]);
});

describe('a subscription', () => {
  const { endpoint, keys } = aPushSubscription();
  // It has the length of a point, and is none of the curve.
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  const unknown = 'The push service of this browser is not known here';
  const unreadable = 'The keys of this browser could not be read';

  it.each([
    ['to an unknown service', { endpoint: 'https://push.example.org/x' }, 'endpoint', unknown],
    ['to this machine', { endpoint: 'https://localhost/x' }, 'endpoint', unknown],
    ['to the metadata of a cloud', { endpoint: 'https://169.254.169.254/latest' }, 'endpoint', unknown],
    ['without encryption', { endpoint: endpoint.replace('https', 'http') }, 'endpoint', unknown],
    ['that is too long', { endpoint: `${endpoint}${'x'.repeat(2000)}` }, 'endpoint', unknown],
    ['with a short key', { keys: { ...keys, p256dh: keys.p256dh.slice(1) } }, 'keys.p256dh', unreadable],
    ['with a key that is no point', { keys: { ...keys, p256dh: offCurve } }, 'keys', unreadable],
    ['with a short secret', { keys: { ...keys, auth: keys.auth.slice(1) } }, 'keys.auth', unreadable],
  ])('%s is refused', async (_what, change, field, message) => {
    const { token } = await aMember(scene.application);
    const input = { endpoint, keys, ...change };
    const { status, body } = await callApi(scene.application, { endpoint: subscribeToPush, input, token });
    expect([status, body.code, body.errors]).toEqual([422, 'invalid_input', [{ field, message }]]);
  });
});

describe('the key of the site', () => {
  it('is the same for every member, and a point of 65 bytes', async () => {
    const members = await Promise.all([aMember(scene.application), aMember(scene.application)]);
    const [first = '', second] = await Promise.all(members.map(keyFor));
    expect(first).toBe(second);
    expect(Buffer.from(first, 'base64url')).toHaveLength(65);
  });

  it('is stored with a private key that only the secret key opens', async () => {
    const { database } = scene.application.context;
    const stored = await database.selectFrom('pushKeys').selectAll().executeTakeFirstOrThrow();
    // 12 bytes of the nonce, 16 of the tag, and the 43 characters of the key.
    expect(Buffer.from(stored.sealedPrivateKey, 'base64url')).toHaveLength(12 + 16 + 43);
  });

  it('is made anew with another secret key, once by processes that start together; browsers subscribe again', async () => {
    const { member } = await scene.aMemberAway();
    const before = await keyFor(member);
    const secretKey = 'another key of at least 32 characters';
    const context = { ...scene.application.context, secretKey, acceptedKeys: [secretKey] };
    await Promise.all([ensurePushKeys(context), ensurePushKeys(context)]);
    const { database } = context;
    const rows = await database.selectFrom('pushKeys').select('publicKey').execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.publicKey).not.toBe(before);
    expect(await scene.countBrowsers(member)).toBe(0);
    const { status } = await callApi(scene.application, {
      endpoint: showPushKey,
      input: {},
      token: member.token,
    });
    expect(status).toBe(503);
    await ensurePushKeys(scene.application.context);
    expect(await keyFor(member)).toBeTruthy();
  });
});

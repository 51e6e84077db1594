import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverPush } from '#server/features/notifications/push/deliver-push.ts';
import { pushTo } from '#server/features/notifications/notifications.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { type PushScene, startPushScene } from './support/push-scene.ts';

const site = 'https://marriage.example';
let scene: PushScene;
beforeAll(async () => {
  scene = await startPushScene({ PUBLIC_URL: site, LOG_LEVEL: 'trace' });
});
afterAll(() => scene.close());

/** A member who is away, with a second browser. */
async function aMemberWithTwoBrowsers() {
  const { member, browser } = await scene.aMemberAway();
  const other = scene.openBrowser();
  await scene.subscribe(member, other);
  return { member, browser, other };
}

describe('a push', () => {
  it('arrives at every browser of the member by the queue, and is tried again where it was not taken', async () => {
    const { member, browser, other: busy } = await aMemberWithTwoBrowsers();
    busy.answerNext(429);
    const { transact, now } = scene.application.context;
    await transact((work) => pushTo(work, { accountId: member.user_id, now: now() }));
    await scene.application.runJobs({ later: true });
    expect([busy.pushes.length, browser.pushes.length]).toEqual([0, 1]);
    await scene.application.runJobs({ later: true });
    expect(busy.pushes).toHaveLength(1);
    expect([busy.countRequests(), browser.countRequests(), browser.pushes.length]).toEqual([2, 1, 1]);
    expect(scene.application.logged()).toContain('1 of 2 pushes could not be sent: 429');
  });

  it('contains the name of the site, a sentence and the screen of messages, and nothing else', async () => {
    const { member, browser } = await scene.aMemberAway();
    await scene.deliver(member);
    const [push] = browser.pushes;
    expect(JSON.parse(push?.text ?? '')).toEqual({
      title: 'InTandem',
      body: 'You have a new message',
      path: '/chatWindow',
    });
    expect(push?.subject).toBe(site);
    expect(push?.headers).toMatchObject({ ttl: '14400', urgency: 'normal', topic: 'messages' });
    // Every push has the same length, so that its length tells nothing.
    expect(push?.headers['content-length']).toBe('4096');
  });

  it('is not sent when nothing is unread any more', async () => {
    const { member, browser } = await scene.aMemberAway();
    await scene.application.context.database
      .updateTable('conversationSides')
      .set({ unread: 0 })
      .where('accountId', '=', member.user_id)
      .execute();
    await scene.deliver(member);
    expect(browser.countRequests()).toBe(0);
  });

  it('is sent once for all messages that came before it left', async () => {
    const { member, browser } = await scene.aMemberAway();
    const { context, clock } = scene.application;
    const order = { accountId: member.user_id, orderedAt: clock.now() };
    clock.advanceMinutes(1);
    await deliverPush(context, order);
    await deliverPush(context, order);
    expect(browser.pushes).toHaveLength(1);
    await scene.deliver(member);
    expect(browser.pushes).toHaveLength(2);
  });

  it('is not queued for a member without such a browser', async () => {
    const { user_id: accountId } = await aMember(scene.application);
    const { database, transact, now } = scene.application.context;
    await transact((work) => pushTo(work, { accountId, now: now() }));
    const { rows } = await sql`
      select from jobs.job where name = 'notifications.deliver-push' and data->>'accountId' = ${String(accountId)}
    `.execute(database);
    expect(rows).toHaveLength(0);
  });

  it.each([404, 410])('that is answered with %i is the last one to that browser', async (status) => {
    const { member, browser, other } = await aMemberWithTwoBrowsers();
    browser.answerNext(status);
    await scene.deliver(member);
    await scene.deliver(member);
    expect([browser.countRequests(), other.pushes.length]).toEqual([1, 2]);
    expect(await scene.countBrowsers(member)).toBe(1);
  });

  it('that a push service refuses is not tried again, and stops no other one', async () => {
    const { member, browser, other } = await aMemberWithTwoBrowsers();
    browser.answerNext(403);
    await scene.deliver(member);
    expect([browser.countRequests(), other.pushes.length]).toEqual([1, 1]);
    expect(await scene.countBrowsers(member)).toBe(2);
  });

  it('follows no redirect, and waits for no end of an answer', async () => {
    const { member, browser } = await scene.aMemberAway();
    const elsewhere = scene.openBrowser();
    browser.answerNext({ redirect: elsewhere.subscription.endpoint }, 'endless');
    await scene.deliver(member);
    await scene.deliver(member);
    expect([browser.countRequests(), elsewhere.countRequests()]).toEqual([2, 0]);
  });

  it('leaves no address, key or sentence in the logs, whatever becomes of it', async () => {
    const { member, browser } = await scene.aMemberAway();
    const { log } = scene.application.context;
    browser.answerNext(503, 'lost', 403, 410);
    for (let sent = 0; sent < 4; sent += 1) {
      await scene.deliver(member).catch((error: unknown) => log.warn({ err: error }, 'a push failed'));
    }
    const logged = scene.application.logged();
    for (const line of ['pushes could not be sent: 503', 'a push service refused a push']) {
      expect(logged).toContain(line);
    }
    const { endpoint, keys } = browser.subscription;
    const secrets = [new URL(endpoint).pathname, new URL(endpoint).host, keys.p256dh, keys.auth];
    for (const secret of [...secrets, 'You have a new message']) expect(logged).not.toContain(secret);
  });
});

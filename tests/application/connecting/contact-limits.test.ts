import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewContact } from '#server/features/contacts/contact-details.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aSubscription } from '#tests/factories/a-subscription.ts';
import { connecting } from '#tests/support/connecting.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let calls: ReturnType<typeof connecting>;
beforeAll(async () => {
  application = await startApplication();
  calls = connecting(application);
});
afterAll(() => application.close());

const partnersOf = async ({ user_id }: TestMember) =>
  application.context.database
    .selectFrom('contactViews')
    .select(['partnerId', 'day'])
    .where('viewerId', '=', user_id)
    .orderBy('viewedAt')
    .execute();
const set = (key: string, text: string) => updateSiteSetting(application.context, { key, text });

/** A generous wait for a connection, because on a busy machine the last of many calls waits long. */
const expected = /You have used all of today’s contact views|timeout exceeded when trying to connect/;
const reasonOf = (ended: PromiseSettledResult<unknown>) =>
  ended.status === 'rejected' ? [String(ended.reason)] : [];

describe('two hundred concurrent views with a quota of three', () => {
  it('show exactly three partners', async () => {
    const her = await aMember(application);
    await aSubscription(application, { accountId: her.user_id, contactLimit: 3 });
    const men = await aCrowd(application, { count: 200 });
    const look = (partnerId: number) =>
      viewContact(application.context, { viewerId: her.user_id, partnerId });
    const ended = await Promise.allSettled(men.map(look));
    const revealed = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(revealed.map(({ left }) => Number(left)).toSorted((one, other) => one - other)).toEqual([0, 1, 2]);
    expect(ended.flatMap(reasonOf).filter((reason) => !expected.test(reason))).toEqual([]);
    expect(await partnersOf(her)).toHaveLength(3);
    // The shown partners can be viewed again for free, and no others.
    const [{ partnerId } = { partnerId: 0 }] = await partnersOf(her);
    expect((await calls.view(her, { user_id: partnerId })).body).toMatchObject({ left: 0, is_first: false });
  });

  it('show exactly three partners when they are HTTP calls', async () => {
    const her = await aMember(application);
    await aSubscription(application, { accountId: her.user_id, contactLimit: 3 });
    const men = await aCrowd(application, { count: 200 });
    const answers = await Promise.all(men.map((man) => calls.view(her, { user_id: man })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    // The others exceed the quota of the day or the rate limit of the account.
    expect(new Set(statuses.filter((status) => status !== 200 && status !== 503))).toEqual(new Set([429]));
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('@example.org'))).toHaveLength(3);
    expect(await partnersOf(her)).toHaveLength(3);
  });

  it('of one partner count as one', async () => {
    const her = await aMember(application);
    await aSubscription(application, { accountId: her.user_id, contactLimit: 3 });
    const [man = 0] = await aCrowd(application, { count: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.view(her, { user_id: man })));
    expect(answers.filter(({ body }) => body.is_first)).toHaveLength(1);
    expect(new Set(answers.map(({ status, body }) => [status, body.left].join()))).toEqual(
      new Set(['200,2']),
    );
  });
});

describe('the contact views of a day', () => {
  it.each(['Asia/Kolkata', 'America/St_Johns', 'Pacific/Auckland'])(
    'begin anew at midnight in %s',
    async (timeZone) => {
      await set('timeZone', timeZone);
      const her = await aMember(application);
      const [first = 0, second = 0] = await aCrowd(application, { count: 2 });
      const spent = await calls.view(her, { user_id: first });
      const resetsAt = new Date(spent.body.resets_at ?? '');
      const clockIn = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });
      expect(clockIn.format(resetsAt)).toBe('00:00:00');
      const untilThen = (resetsAt.getTime() - application.clock.now().getTime()) / 60_000;
      application.clock.advanceMinutes(untilThen - 0.001);
      expect((await calls.view(her, { user_id: second })).retryAfter).toBe('1');
      application.clock.advanceMinutes(0.001);
      expect((await calls.view(her, { user_id: second })).body).toMatchObject({ left: 0, is_first: true });
      expect(new Set((await partnersOf(her)).map(({ day }) => day)).size).toBe(2);
      await set('timeZone', 'Asia/Kolkata');
    },
  );

  it('are those of the plan until it ends, and then at once the free ones', async () => {
    const her = await aMember(application);
    const men = await aCrowd(application, { count: 4 });
    await aSubscription(application, { accountId: her.user_id, contactLimit: 3, days: 1 });
    const left = [];
    for (const man of men.slice(0, 2)) left.push((await calls.view(her, { user_id: man })).body.left);
    expect(left).toEqual([2, 1]);
    application.clock.advanceMinutes(24 * 60);
    // Another day, without a plan: the one free view.
    expect((await calls.view(her, { user_id: men[2] ?? 0 })).body).toMatchObject({ left: 0, limit: 1 });
    expect((await calls.view(her, { user_id: men[3] ?? 0 })).status).toBe(429);
  });

  it('follow the setting of the site', async () => {
    const her = await aMember(application);
    const [first = 0] = await aCrowd(application, { count: 1 });
    await set('freeContactViews', '0');
    expect((await calls.view(her, { user_id: first })).status).toBe(429);
    await set('freeContactViews', '2');
    expect((await calls.view(her, { user_id: first })).body).toMatchObject({ left: 1, limit: 2 });
    await set('freeContactViews', '1');
  });
});

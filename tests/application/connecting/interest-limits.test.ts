import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendInterest } from '#server/features/interests/interest.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
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

const sentBy = async ({ user_id }: TestMember) =>
  (
    await application.context.database
      .selectFrom('interests')
      .select('id')
      .where('senderId', '=', user_id)
      .execute()
  ).length;
const setLimit = (text: string) => updateSiteSetting(application.context, { key: 'freeInterests', text });
const toMidnight = () => {
  const { clock } = application;
  // 18:30 UTC is midnight in India.
  const minutesOfDay = Math.floor((clock.now().getTime() / 60_000 + 330) % 1440);
  return 1440 - minutesOfDay;
};

/** A generous wait for a connection, because on a busy machine the last of many calls waits long. */
const expected = /You have sent all of today’s interests|timeout exceeded when trying to connect/;
const reasonOf = (ended: PromiseSettledResult<unknown>) =>
  ended.status === 'rejected' ? [String(ended.reason)] : [];

describe('the interests of a day', () => {
  it('are five without a plan, whatever their status, and the refusal says when there are more', async () => {
    const her = await aMember(application);
    const men = await aCrowd(application, { count: 6 });
    const left = [];
    for (const man of men.slice(0, 5)) left.push((await calls.send(her, { user_id: man })).body.left);
    expect(left).toEqual([4, 3, 2, 1, 0]);
    const { body } = await calls.list(her, { status: 'sent' });
    await calls.answer(her, { interest_id: body.data[0]?.i_id ?? 0, status: 'cancelled' });
    const refused = await calls.send(her, { user_id: men[5] ?? 0 });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      429,
      'interest_limit_reached',
      'You have sent all of today’s interests. You can send more tomorrow.',
    ]);
    const seconds = Number(refused.retryAfter);
    expect(refused.body.retry_after).toBe(seconds);
    const midnight = new Date(application.clock.now().getTime() + seconds * 1000);
    expect(Math.floor(midnight.getTime() / 60_000 + 330) % 1440).toBe(0);
    expect(await calls.count(her)).toMatchObject({ sent: 5, left: 0, limit: 5 });
  });

  it('are counted from midnight in the time zone of the site', async () => {
    const her = await aMember(application);
    const [first = 0, second = 0] = await aCrowd(application, { count: 2 });
    await setLimit('1');
    application.clock.advanceMinutes(toMidnight() - 2);
    expect((await calls.send(her, { user_id: first })).body.left).toBe(0);
    application.clock.advanceMinutes(1);
    expect((await calls.send(her, { user_id: second })).status).toBe(429);
    application.clock.advanceMinutes(1);
    expect(await calls.count(her)).toMatchObject({ left: 1, limit: 1 });
    expect((await calls.send(her, { user_id: second })).status).toBe(201);
    await setLimit('5');
  });

  it('follow the site setting at once, also when it is zero or less than the number already sent', async () => {
    const her = await aMember(application);
    const [first = 0, second = 0] = await aCrowd(application, { count: 2 });
    await calls.send(her, { user_id: first });
    await setLimit('0');
    expect(await calls.count(her)).toMatchObject({ left: 0, limit: 0 });
    expect((await calls.send(her, { user_id: second })).status).toBe(429);
    await setLimit('5');
    expect((await calls.send(her, { user_id: second })).body.left).toBe(3);
  });

  it('are unlimited with a plan, and limited again when it has ended', async () => {
    const her = await aMember(application);
    const men = await aCrowd(application, { count: 9 });
    await aSubscription(application, { accountId: her.user_id, days: 1 });
    for (const man of men.slice(0, 7)) {
      expect((await calls.send(her, { user_id: man })).body.left).toBeNull();
    }
    expect(await calls.count(her)).toMatchObject({ sent: 7, left: null, limit: null });
    application.clock.advanceMinutes(24 * 60);
    expect(await calls.count(her)).toMatchObject({ sent: 7, left: 5, limit: 5 });
  });

  it('do not count for another member, nor when received', async () => {
    const [her, other] = [await aMember(application), await aMember(application)];
    const [man = 0] = await aCrowd(application, { count: 1 });
    await calls.send(other, { user_id: man });
    await anInterest(application, { senderId: man, receiverId: her.user_id });
    expect(await calls.count(her)).toMatchObject({ left: 5 });
  });

  it('are exactly five of two hundred concurrent calls', async () => {
    const her = await aMember(application);
    const men = await aCrowd(application, { count: 200 });
    const ended = await Promise.allSettled(
      men.map((receiverId) =>
        sendInterest(application.context, { senderId: her.user_id, receiverId, message: 'Hi' }),
      ),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(ended.flatMap(reasonOf).filter((reason) => !expected.test(reason))).toEqual([]);
    expect(await sentBy(her)).toBe(5);
    expect(await calls.count(her)).toMatchObject({ sent: 5, left: 0 });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { listPayments } from '#contract/payments/payments.ts';
import { expireStarted } from '#server/features/payments/payments.jobs.ts';
import { deliverReminder, remindOfEnds } from '#server/features/payments/remind-of-ends.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPayment, setSite } from '#tests/factories/a-payment.ts';
import { aSubscription } from '#tests/factories/a-subscription.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { setClock } from '#tests/support/clocks/test-clock.ts';
import { receiveMails } from '#tests/support/read-code.ts';

const dayMinutes = 24 * 60;
const dayMs = dayMinutes * 60_000;

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());
beforeEach(() => {
  // Noon of the site, so that a plan of whole days ends at noon.
  setClock(application.clock, '2027-03-10T06:30:00Z');
});

async function aSubscriber(days: number): Promise<TestMember> {
  const member = await aMember(application);
  await aSubscription(application, { accountId: member.user_id, days });
  return member;
}

async function passDays(days: number): Promise<void> {
  application.clock.advanceMinutes(days * dayMinutes);
  await remindOfEnds(application.context);
}

/** The days that the bell says are left. */
async function countsOf(member: TestMember): Promise<number[]> {
  const { body } = await callApi(application, {
    endpoint: listNotifications,
    input: {},
    token: member.token,
  });
  return body.data.filter(({ kind }) => kind === 'plan_ending').map(({ count }) => count);
}

async function mailsTo({ email }: TestMember, count: number) {
  const mails = await receiveMails(application, { address: email, count });
  expect(mails).toHaveLength(count);
  return mails;
}

async function subjectsTo(member: TestMember, count: number): Promise<string[]> {
  return (await mailsTo(member, count)).map(({ subject }) => subject);
}

describe('a member whose plan ends', () => {
  it('is reminded 7 days before, a day before, and on the day, each once', async () => {
    const member = await aSubscriber(30);
    await passDays(22);
    expect(await countsOf(member)).toEqual([]);
    await passDays(1);
    await remindOfEnds(application.context);
    expect(await countsOf(member)).toEqual([7]);
    expect(await subjectsTo(member, 1)).toEqual(['Your plan Basic at InTandem ends in 7 days']);
    for (const days of [1, 1, 1, 1, 1]) await passDays(days);
    expect(await countsOf(member)).toEqual([7]);
    await passDays(1);
    expect(await subjectsTo(member, 2)).toContain('Your plan Basic at InTandem ends tomorrow');
    application.clock.advanceMinutes(dayMinutes - 120);
    await remindOfEnds(application.context);
    expect(await countsOf(member)).toEqual([0, 1, 7]);
    expect(await subjectsTo(member, 3)).toContain('Your plan Basic at InTandem ends today');
    await passDays(1);
    expect(await countsOf(member)).toHaveLength(3);
  });

  it('reads when it ends, what changes then, and that nothing is renewed', async () => {
    const member = await aSubscriber(7);
    await remindOfEnds(application.context);
    const [mail] = await mailsTo(member, 1);
    // Noon where the site is, wherever the server is.
    expect(mail?.text).toMatch(/17 March 2027, 12:00 pm IST/);
    expect(mail?.text).toContain('limits of members without a plan');
    expect(mail?.text).toContain('It is not renewed, and nothing is charged again.');
    expect(mail?.text).toContain('/subscription');
  });

  it('is reminded later when the server was down, and not by night', async () => {
    const member = await aSubscriber(30);
    await passDays(26);
    expect(await countsOf(member)).toEqual([4]);
    const other = await aSubscriber(7);
    // 8:59 and 20:00 of the site.
    for (const instant of ['2027-04-06T03:29:00Z', '2027-04-05T14:30:00Z']) {
      setClock(application.clock, instant);
      await remindOfEnds(application.context);
      expect(await countsOf(other)).toEqual([]);
    }
    setClock(application.clock, '2027-04-06T03:30:00Z');
    await remindOfEnds(application.context);
    expect(await countsOf(other)).toEqual([6]);
  });

  it('is not reminded when another plan follows', async () => {
    const member = await aSubscriber(7);
    await aSubscription(application, { accountId: member.user_id, days: 40 });
    await remindOfEnds(application.context);
    expect(await countsOf(member)).toEqual([]);
  });

  it('gets no mail when the plan was extended after the reminder was queued', async () => {
    const member = await aSubscriber(7);
    const endsAt = new Date(application.clock.now().getTime() + 7 * dayMs);
    await aSubscription(application, { accountId: member.user_id, days: 40 });
    await deliverReminder(application.context, { accountId: member.user_id, endsAt });
    // Nor when everything became free.
    await setSite(application, { everythingIsFree: 'true' });
    const inFortyDays = new Date(endsAt.getTime() + 33 * dayMs);
    setClock(application.clock, new Date(inFortyDays.getTime() - dayMs).toISOString());
    await deliverReminder(application.context, { accountId: member.user_id, endsAt: inFortyDays });
    await setSite(application, { everythingIsFree: 'false' });
    expect(await subjectsTo(member, 0)).toEqual([]);
  });

  it('is not reminded while everything is free, when inactive or unverified, or when leaving', async () => {
    const [member, inactive, leaving] = [await aSubscriber(7), await aSubscriber(7), await aSubscriber(7)];
    const unverified = await aSubscriber(7);
    const { database, now } = application.context;
    await database
      .updateTable('accounts')
      .set({ emailVerifiedAt: null })
      .where('id', '=', unverified.user_id)
      .execute();
    await database
      .updateTable('accounts')
      .set({ status: 'inactive' })
      .where('id', '=', inactive.user_id)
      .execute();
    await database
      .insertInto('accountDeletions')
      .values({
        accountId: leaving.user_id,
        requestedAt: now(),
        dueAt: new Date(now().getTime() + 7 * dayMs),
        wasHidden: false,
      })
      .execute();
    await setSite(application, { everythingIsFree: 'true' });
    await remindOfEnds(application.context);
    expect(await countsOf(member)).toEqual([]);
    await setSite(application, { everythingIsFree: 'false' });
    await remindOfEnds(application.context);
    expect(await countsOf(member)).toEqual([7]);
    expect(await countsOf(leaving)).toEqual([]);
    const reminders = await database
      .selectFrom('planReminders')
      .select('accountId')
      .where('accountId', 'in', [inactive.user_id, unverified.user_id, leaving.user_id])
      .execute();
    expect(reminders).toEqual([]);
  });

  it('is reminded once by two processes at once', async () => {
    const member = await aSubscriber(7);
    await Promise.all(Array.from({ length: 5 }, () => remindOfEnds(application.context)));
    expect(await countsOf(member)).toEqual([7]);
  });
});

describe('a payment that was started and never paid', () => {
  it('expires after three days, and others do not', async () => {
    const member = await aMember(application);
    const accountId = member.user_id;
    await aPayment(application, { accountId, status: 'started' });
    await aPayment(application, { accountId, status: 'waiting' });
    const statuses = async () => {
      const { body } = await callApi(application, { endpoint: listPayments, input: {}, token: member.token });
      return body.data.map(({ pay_status }) => pay_status);
    };
    application.clock.advanceMinutes(3 * dayMinutes - 1);
    await expireStarted(application.context);
    expect(await statuses()).toEqual(['waiting', 'started']);
    application.clock.advanceMinutes(1);
    await expireStarted(application.context);
    expect(await statuses()).toEqual(['waiting', 'expired']);
  });
});

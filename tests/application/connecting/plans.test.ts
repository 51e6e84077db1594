import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPlans, showMyPlan } from '#contract/plans/plans.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aSubscription } from '#tests/factories/a-subscription.ts';
import { callApi } from '#tests/support/call-api.ts';
import { connecting } from '#tests/support/connecting.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const myPlan = async ({ token }: TestMember) =>
  (await callApi(application, { endpoint: showMyPlan, input: {}, token })).body;

describe('plans', () => {
  it('are listed in their order, the cheapest of a fresh site first, in whole rupees, months and views a day', async () => {
    const { status, body } = await callApi(application, { endpoint: listPlans, input: {} });
    expect(status).toBe(200);
    const offered = body.data.map((plan) => [
      plan.p_name,
      plan.p_price,
      plan.p_duration,
      plan.p_contact_limit,
    ]);
    expect(offered).toEqual([
      ['Basic', 1500, 6, 3],
      ['Advance', 3000, 12, 6],
      ['Premium', 5000, 12, 12],
    ]);
    expect(body.data.every(({ p_features }) => p_features.length > 0)).toBe(true);
  });

  it('are listed in the order that finance gave them, without the retired ones', async () => {
    // An application of its own, because the answer is kept for seconds.
    const own = await startApplication();
    try {
      const { database } = own.context;
      await database.updateTable('plans').set({ isRetired: true }).where('name', '=', 'Advance').execute();
      await database.updateTable('plans').set({ position: 9 }).where('name', '=', 'Basic').execute();
      const { body } = await callApi(own, { endpoint: listPlans, input: {} });
      expect(body.data.map(({ p_name }) => p_name)).toEqual(['Premium', 'Basic']);
    } finally {
      await own.close();
    }
  });
});

describe('the own plan', () => {
  const free = {
    contact_limit: 1,
    contact_left: 1,
    interest_limit: 5,
    interest_left: 5,
    message_limit: 20,
    message_left: 20,
  };
  const noPlan = { s_plan_id: null, s_plan_name: null, s_expires_at: null, s_next: [] };

  it('is missing at first: result is false, and the free limits are in the answer', async () => {
    const body = await myPlan(await aMember(application));
    expect(body.result).toBe(false);
    expect(body.data).toEqual({ ...noPlan, ...free });
  });

  it('is shown with its end and with the use of the day', async () => {
    const [her, him] = [await aMember(application), await aGroom(application)];
    await aSubscription(application, { accountId: her.user_id, contactLimit: 3, days: 10 });
    const calls = connecting(application);
    await calls.view(her, him);
    await calls.send(her, him);
    const endsAt = new Date(application.clock.now().getTime() + 10 * 24 * 3_600_000);
    const { data: offered } = (await callApi(application, { endpoint: listPlans, input: {} })).body;
    const body = await myPlan(her);
    expect(body.result).toBe(true);
    expect(body.data).toEqual({
      s_plan_id: offered.find(({ p_name }) => p_name === 'Basic')?.p_id,
      s_plan_name: 'Basic',
      s_expires_at: endsAt.toISOString(),
      s_next: [],
      contact_limit: 3,
      contact_left: 2,
      interest_limit: null,
      interest_left: null,
      message_limit: null,
      message_left: null,
    });
  });

  it('ends at its exact instant, for the member and on their card', async () => {
    const [her, him] = [await aMember(application), await aGroom(application)];
    await aSubscription(application, { accountId: her.user_id, days: 1 });
    const seen = async () => {
      const input = { partner_id: her.user_id };
      const { body } = await callApi(application, { endpoint: showPartner, input, token: him.token });
      return body.data[0]?.active_plan;
    };
    application.clock.advanceMinutes(24 * 60 - 1);
    expect([(await myPlan(her)).result, await seen()]).toEqual([true, { s_plan_name: 'Basic' }]);
    application.clock.advanceMinutes(1);
    expect([(await myPlan(her)).result, await seen()]).toEqual([false, null]);
    expect((await myPlan(her)).data).toEqual({ ...noPlan, ...free });
  });

  it('is the one that ends last when there are two', async () => {
    const her = await aMember(application);
    await aSubscription(application, { accountId: her.user_id, contactLimit: 3, days: 10 });
    await aSubscription(application, { accountId: her.user_id, contactLimit: 6, days: 20 });
    expect((await myPlan(her)).data).toMatchObject({ contact_limit: 6, contact_left: 6 });
  });
});

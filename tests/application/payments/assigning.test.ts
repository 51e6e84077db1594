import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { assignPlan, withdrawPlan } from '#contract/payments/assign-plan.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { showMyPlan } from '#contract/plans/plans.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aPayment, findPlanNamed, type PlanName } from '#tests/factories/a-payment.ts';
import { callApi } from '#tests/support/call-api.ts';
import { connectLive } from '#tests/support/live-client.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let address: string;
let finance: SessionData;
beforeAll(async () => {
  application = await startApplication();
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
  finance = await anAdministrator(application, { role: 'finance' });
});
afterAll(() => application.close());

const call = <E extends Endpoint>(
  { token }: { token: string },
  asked: { endpoint: E; input: EndpointInput<E> },
) => callApi(application, { ...asked, token });
const assign = async (user_id: number, name: PlanName, more: { reason?: string } = {}) => {
  const { planId: plan_id } = await findPlanNamed(application, name);
  return call(finance, { endpoint: assignPlan, input: { plan_id, user_id, ...more } });
};
const withdraw = (s_id: number) =>
  call(finance, { endpoint: withdrawPlan, input: { s_id, reason: 'Assigned to the wrong member.' } });
const myPlan = async (member: TestMember) => (await call(member, { endpoint: showMyPlan, input: {} })).body;
const lastEntry = () =>
  application.context.database
    .selectFrom('auditEntries')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('a plan that finance assigns', () => {
  it('is active at once in every open window of the member, and says why', async () => {
    const member = await aMember(application);
    const window = await connectLive(address, { token: member.token });
    const changed = window.next('plan_changed');
    const { body } = await assign(member.user_id, 'Premium', { reason: 'Paid in cash.' });
    await changed;
    await window.close();
    expect(body.message).toBe('Subscription Activated!');
    expect((await myPlan(member)).data).toMatchObject({ s_plan_name: 'Premium', contact_limit: 12 });
    expect(await lastEntry()).toMatchObject({
      action: 'plan.assigned',
      subject: `account ${member.user_id}`,
      reason: 'Paid in cash.',
    });
    const bell = await call(member, { endpoint: listNotifications, input: {} });
    expect(bell.body.data).toMatchObject([{ kind: 'plan_assigned', name: 'Premium' }]);
    const stored = await application.context.database
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', body.data.s_id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ assignedBy: finance.user_id, reason: 'Paid in cash.', paymentId: null });
  });

  it('needs no reason of a client that was written from the specification', async () => {
    const member = await aMember(application);
    expect((await assign(member.user_id, 'Basic')).body.result).toBe(true);
  });

  it('is offered, and goes to a member', async () => {
    const member = await aMember(application);
    const input = { plan_id: 999_999, user_id: member.user_id };
    expect((await call(finance, { endpoint: assignPlan, input })).body.code).toBe('plan_not_found');
    expect((await assign(finance.user_id, 'Basic')).body.code).toBe('not_a_member');
    expect((await assign(999_999, 'Basic')).body.code).toBe('not_found');
    const retired = await application.context.database
      .insertInto('plans')
      .values({
        name: 'Old',
        pricePaise: 100,
        months: 1,
        contactLimit: 1,
        features: [],
        isRetired: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const old = { plan_id: retired.id, user_id: member.user_id };
    expect((await call(finance, { endpoint: assignPlan, input: old })).body.code).toBe('plan_not_offered');
  });

  it('can be taken back once', async () => {
    const member = await aMember(application);
    const { s_id } = (await assign(member.user_id, 'Basic')).body.data;
    expect((await withdraw(s_id)).body.message).toBe('The plan is withdrawn.');
    expect((await myPlan(member)).result).toBe(false);
    expect((await withdraw(s_id)).body.code).toBe('subscription_not_found');
    expect(await lastEntry()).toMatchObject({
      action: 'plan.withdrawn',
      subject: `account ${member.user_id}`,
      reason: 'Assigned to the wrong member.',
      before: { plan: 'Basic' },
    });
  });

  it('can be taken back once, also by a process whose clock is behind', async () => {
    const member = await aMember(application);
    const { s_id } = (await assign(member.user_id, 'Basic')).body.data;
    application.clock.advanceMinutes(1);
    await withdraw(s_id);
    application.clock.advanceMinutes(-1);
    expect((await withdraw(s_id)).body.code).toBe('subscription_not_found');
  });

  it('can be taken back once before it begins, too', async () => {
    const member = await aMember(application);
    await assign(member.user_id, 'Premium');
    const { s_id } = (await assign(member.user_id, 'Basic')).body.data;
    expect((await withdraw(s_id)).body.result).toBe(true);
    expect((await myPlan(member)).data.s_next).toEqual([]);
    expect((await withdraw(s_id)).body.code).toBe('subscription_not_found');
  });

  it('gives its credit back when it is taken back after a higher one replaced it', async () => {
    const member = await aMember(application);
    const alone = await aMember(application);
    const { s_id } = (await assign(member.user_id, 'Basic')).body.data;
    const premium = (await assign(member.user_id, 'Premium')).body.data;
    await withdraw(s_id);
    const { s_starts_at, s_ends_at } = (await assign(alone.user_id, 'Premium')).body.data;
    expect(premium.s_starts_at).toBe(s_starts_at);
    expect((await myPlan(member)).data.s_expires_at).toBe(s_ends_at);
  });
});

describe('a plan that was bought', () => {
  it('cannot be taken back, only refunded', async () => {
    const member = await aMember(application);
    const { id: paymentId } = await aPayment(application, { accountId: member.user_id, status: 'confirmed' });
    const { s_id } = (await assign(member.user_id, 'Basic')).body.data;
    const { database } = application.context;
    await database.updateTable('subscriptions').set({ paymentId }).where('id', '=', s_id).execute();
    expect((await withdraw(s_id)).body.code).toBe('subscription_not_found');
  });
});

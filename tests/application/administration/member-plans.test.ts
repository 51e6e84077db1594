import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSubscriptions } from '#contract/members/subscriptions.ts';
import { assignPlan, withdrawPlan } from '#contract/payments/assign-plan.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { findPlanNamed } from '#tests/factories/a-payment.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let token: string;
let administratorId: number;
beforeAll(async () => {
  application = await startApplication();
  ({ token, user_id: administratorId } = await anAdministrator(application, { role: 'finance' }));
});
afterAll(() => application.close());

const assigning = (plan_id: number, user_id: number) =>
  callApi(application, { endpoint: assignPlan, input: { plan_id, user_id, reason: 'Paid in cash.' }, token });

describe('the plans of a member', () => {
  const plansOf = async (user_id: number) =>
    (await callApi(application, { endpoint: listSubscriptions, input: { user_id }, token })).body;

  it('are shown to administrators with dates, state, and how the member came to them', async () => {
    const { user_id: id } = await aMember(application);
    const [basic, advance] = [
      await findPlanNamed(application, 'Basic'),
      await findPlanNamed(application, 'Advance'),
    ];
    expect((await plansOf(id)).data).toEqual([]);
    const first = (await assigning(basic.planId, id)).body.data;
    application.clock.advanceMinutes(10);
    const second = (await assigning(advance.planId, id)).body.data;
    const third = (await assigning(basic.planId, id)).body.data;
    const described = async () =>
      (await plansOf(id)).data.map(({ s_id, s_state, s_change }) => [s_id, s_state, s_change]);
    expect(await described()).toEqual([
      [third.s_id, 'coming', null],
      [second.s_id, 'running', null],
      [first.s_id, 'over', 'replaced'],
    ]);
    expect((await plansOf(id)).data[1]).toMatchObject({
      s_plan_name: 'Advance',
      s_contact_limit: 6,
      s_starts_at: second.s_starts_at,
      s_ends_at: second.s_ends_at,
      s_source: 'assigned',
      s_reason: 'Paid in cash.',
    });
    expect((await plansOf(id)).data[1]?.s_assigned_by).not.toBe(null);
    const input = { s_id: second.s_id, reason: 'A mistake.' };
    await callApi(application, { endpoint: withdrawPlan, input, token });
    application.clock.advanceMinutes(1);
    expect(await described()).toContainEqual([second.s_id, 'over', 'withdrawn']);
    expect(await described()).toContainEqual([third.s_id, 'running', null]);
  });

  it('are those of members alone', async () => {
    expect((await plansOf(administratorId)).code).toBe('not_a_member');
    expect((await plansOf(999_999)).code).toBe('not_found');
  });
});

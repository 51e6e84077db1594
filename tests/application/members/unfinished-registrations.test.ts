import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { showDashboard } from '#contract/dashboard/dashboard.ts';
import { listUsers, switchUser } from '#contract/administration/users.ts';
import { correctPerson } from '#contract/members/corrections.ts';
import { memberSorts } from '#contract/members/member.choices.ts';
import { assignPlan } from '#contract/payments/assign-plan.ts';
import { addNote, resendCode, searchUsers, showUser, signOutUser } from '#contract/members/members.ts';
import { findPlanNamed } from '#tests/factories/a-payment.ts';
import { aMember, anAdministrator, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readLaterCode } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: { token: string };
let unfinished: { email: string; user_id: number };
const aWhile = 2;

beforeAll(async () => {
  application = await startApplication();
  desk = await anAdministrator(application);
  const { email } = await anUnverifiedMember(application);
  application.clock.advanceMinutes(aWhile);
  await callApi(application, { endpoint: sendOtp, input: { emailOrMobile: email } });
  unfinished = { email, user_id: await enterElsewhere(email, 2) };
  await aMember(application);
});
afterAll(() => application.close());

const call = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) =>
  callApi(application, { endpoint, input, token: desk.token });

/** Enters the code of a registration in another browser. */
async function enterElsewhere(email: string, count: number): Promise<number> {
  const token = await readLaterCode(application, { address: email, count });
  const input = { email, token, is_login: true };
  const { body } = await callApi(application, { endpoint: verifyOtp, input });
  expect(body.data?.missing_step).toBe('registration_incomplete');
  return body.data?.user_id ?? 0;
}

describe('a registration that is not finished', () => {
  it.each(memberSorts.flatMap((sort) => [{ sort, order: 'asc' } as const, { sort, order: 'desc' } as const]))(
    'is in the list that its total counts, sorted by $sort $order',
    async (by) => {
      const { body } = await call(searchUsers, by);
      expect(body.data).toHaveLength(body.total ?? -1);
      expect(body.data.find(({ u_id }) => u_id === unfinished.user_id)).toMatchObject({
        u_is_incomplete: true,
        u_firstname: expect.stringContaining('@example.org'),
        u_gender: '',
        u_dob: '',
      });
    },
  );

  it('is in the documented list, and found by its address', async () => {
    const { body } = await call(listUsers, {});
    expect(body.data).toHaveLength(body.total ?? -1);
    const found = await call(searchUsers, { search: unfinished.email });
    expect(found.body.data.map(({ u_id }) => u_id)).toEqual([unfinished.user_id]);
    const women = await call(searchUsers, { filters: { gender: 'Female', min_completion: 0 } });
    expect(women.body.data).toHaveLength(women.body.total ?? -1);
    expect((await call(showDashboard, {})).status).toBe(200);
  });

  it('has a page without the facts that nobody knows', async () => {
    const { status, body } = await call(showUser, { user_id: unfinished.user_id });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ u_is_incomplete: true, age: null, u_dob: '', u_height: null });
    expect(body.data.u_email).not.toBe(unfinished.email);
  });

  it('gets help: a note, another code with which its owner is led on, and a sign-out', async () => {
    const { user_id, email } = unfinished;
    expect((await call(addNote, { user_id, text: 'Has called.' })).status).toBe(201);
    application.clock.advanceMinutes(aWhile);
    expect((await call(resendCode, { user_id })).status).toBe(200);
    expect(await enterElsewhere(email, 3)).toBe(user_id);
    expect((await call(signOutUser, { user_id })).body.data.ended).toBe(2);
    expect((await call(switchUser, { user_id })).body.result).toBe(true);
    expect((await call(switchUser, { user_id })).body.result).toBe(true);
  });

  it('gets no plan before it is finished', async () => {
    const { status, body } = await call(assignPlan, { plan_id: 1, user_id: unfinished.user_id });
    expect([status, body.code]).toEqual([409, 'registration_unfinished']);
  });

  it('has no facts to correct, and says how it is finished', async () => {
    const input = { user_id: unfinished.user_id, gender: 'Male', reason: 'Asked by phone.' } as const;
    const { status, body } = await call(correctPerson, input);
    expect([status, body.code]).toEqual([409, 'registration_unfinished']);
  });

  it('gets no plan yet', async () => {
    const { planId: plan_id } = await findPlanNamed(application, 'Basic');
    const { status, body } = await call(assignPlan, { user_id: unfinished.user_id, plan_id });
    expect([status, body.code]).toEqual([409, 'registration_unfinished']);
  });
});

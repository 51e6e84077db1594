import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { showContactAllowance } from '#contract/contacts/contacts.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { previewPlan, startPayment } from '#contract/payments/payments.ts';
import { listPlans, showMyPlan } from '#contract/plans/plans.ts';
import { showSite } from '#contract/site/site.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { findPlanNamed, openPayments, setSite } from '#tests/factories/a-payment.ts';
import { aSubscription } from '#tests/factories/a-subscription.ts';
import { holdCacheClock } from '#tests/support/clocks/cache-clock.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let member: TestMember;
let subscriber: TestMember;
let plan_id: number;
beforeAll(async () => {
  application = await startApplication();
  member = await aMember(application, { gender: 'Male' });
  subscriber = await aMember(application, { gender: 'Female' });
  await aSubscription(application, { accountId: subscriber.user_id, contactLimit: 9 });
  await openPayments(application);
  plan_id = (await findPlanNamed(application, 'Basic')).planId;
});
afterAll(() => application.close());
beforeEach(() => setSite(application, { everythingIsFree: 'true' }));

const call = { input: {} };

it('offers no plans and says so to every page', async () => {
  // The operator changes it at the command line, which ends no cached answer.
  const pass = holdCacheClock();
  pass(Math.max(listPlans.cacheSeconds ?? 0, showSite.cacheSeconds ?? 0));
  const { body } = await callApi(application, { endpoint: listPlans, ...call });
  expect(body.data).toEqual([]);
  const site = await callApi(application, { endpoint: showSite, ...call });
  expect(site.body.data).toMatchObject({ everything_is_free: true });
});

it('refuses to preview and to start a payment', async () => {
  const asked = { input: { plan_id }, token: member.token };
  const preview = await callApi(application, { endpoint: previewPlan, ...asked });
  const start = await callApi(application, { endpoint: startPayment, ...asked });
  expect([preview.body.code, start.body.code]).toEqual(['payments_off', 'payments_off']);
});

it('leaves a plan that runs its limits, without naming it', async () => {
  const asked = { ...call, token: subscriber.token };
  const { body: plan } = await callApi(application, { endpoint: showMyPlan, ...asked });
  expect(plan.result).toBe(false);
  expect(plan.data).toMatchObject({
    s_plan_name: null,
    s_expires_at: null,
    s_next: [],
    contact_limit: 9,
    interest_limit: null,
  });
  const { body: views } = await callApi(application, { endpoint: showContactAllowance, ...asked });
  expect(views.data).toMatchObject({ limit: 9 });
  const others = await callApi(application, { endpoint: showMyPlan, ...call, token: member.token });
  expect(others.body.data).toMatchObject({ contact_limit: 1, interest_limit: 5 });
});

it('shows no badge to other members, and shows it again afterwards', async () => {
  const badge = async () => {
    const input = { partner_id: subscriber.user_id };
    const { body } = await callApi(application, { endpoint: showPartner, input, token: member.token });
    return body.data[0]?.active_plan;
  };
  expect(await badge()).toBeNull();
  await setSite(application, { everythingIsFree: 'false' });
  expect(await badge()).toEqual({ s_plan_name: 'Basic' });
});

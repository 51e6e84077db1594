import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showMyPlan } from '#contract/plans/plans.ts';
import { confirmPayment } from '#server/features/payments/decide-payment.ts';
import { refundPayment } from '#server/features/payments/refund-payment.ts';
import { findAllowance } from '#server/features/plans/plans.ts';
import { listPeriods } from '#server/features/plans/subscriptions.repository.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aPayment, findPlanNamed, type PlanName } from '#tests/factories/a-payment.ts';
import { callApi } from '#tests/support/call-api.ts';
import { countTries } from '#tests/support/how-often.ts';
import { SubscriptionModel } from '#tests/support/models/subscription-model.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { signInAgain } from '#tests/support/start-test-session.ts';
import { setClock } from '#tests/support/clocks/test-clock.ts';

const timeZone = 'Asia/Kolkata';
const dayMinutes = 24 * 60;
const freeViews = 1;

let application: TestApplication;
let financeId: number;
beforeAll(async () => {
  application = await startApplication();
  financeId = (await anAdministrator(application, { role: 'finance' })).user_id;
});
afterAll(() => application.close());

type Step =
  | { kind: 'pass'; minutes: number }
  | { kind: 'buy'; plan: PlanName }
  | { kind: 'price'; plan: PlanName; rupees: number }
  | { kind: 'refund'; bought: number; share: number };

const anyPlan = fc.constantFrom('Basic' as const, 'Advance' as const, 'Premium' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('pass' as const),
    minutes: fc.integer({ min: 1, max: 400 * dayMinutes }),
  }),
  fc.record({ kind: fc.constant('buy' as const), plan: anyPlan }),
  fc.record({
    kind: fc.constant('price' as const),
    plan: anyPlan,
    rupees: fc.constantFrom(1, 1500, 90_000),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    bought: fc.integer({ min: 0, max: 5 }),
    share: fc.constantFrom(1, 0.5, 0.01),
  }),
);

/** One member with the payments so far, beside the model of them. */
async function takeSteps(steps: readonly Step[]): Promise<void> {
  const { context, clock } = application;
  const { user_id: accountId } = await aMember(application);
  const model = new SubscriptionModel({ now: clock.now(), timeZone });
  const payments: number[] = [];
  for (const one of steps) {
    if (one.kind === 'pass') {
      clock.advanceMinutes(one.minutes);
      model.pass(one.minutes * 60);
    } else if (one.kind === 'buy') {
      const { id } = await aPayment(application, { accountId, plan: one.plan });
      await confirmPayment(context, { paymentId: id, decidedBy: financeId });
      payments.push(id);
      model.buy({ ...(await findPlanNamed(application, one.plan)), planName: one.plan });
    } else if (one.kind === 'price') {
      const pricePaise = one.rupees * 100;
      await context.database.updateTable('plans').set({ pricePaise }).where('name', '=', one.plan).execute();
    } else {
      await refundOne({ model, payments }, one);
    }
    const now = clock.now();
    const coming = (await listPeriods(context.database, accountId)).filter(
      ({ startsAt, endsAt }) => endsAt > now && endsAt > startsAt,
    );
    expect(coming.map(({ endsAt }) => endsAt.toISOString())).toEqual(model.ends.map(({ endsAt }) => endsAt));
    const { contacts } = await findAllowance(context, accountId);
    expect(contacts?.limit).toBe(model.limit ?? freeViews);
  }
}

async function refundOne(
  { model, payments }: { model: SubscriptionModel; payments: readonly number[] },
  { bought, share }: { bought: number; share: number },
): Promise<void> {
  const paymentId = payments[bought];
  // The model counts what is bought from one.
  const rest = paymentId === undefined ? 0 : model.refundable(bought + 1);
  if (paymentId === undefined || rest === 0) return;
  const amountPaise = Math.max(1, Math.floor(rest * share));
  const refund = { paymentId, amountPaise, reason: 'A test.', refundedBy: financeId };
  await refundPayment(application.context, refund);
  model.refund(bought + 1, amountPaise);
}

test('payments, refunds and time give a member the limits and days of the plain model', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), takeSteps), {
    numRuns: countTries(25),
  });
});

test('a plan ends at its exact time, and nothing but the limits changes', async () => {
  const { context, clock } = application;
  const member = await aMember(application);
  const { id: paymentId } = await aPayment(application, { accountId: member.user_id });
  await confirmPayment(context, { paymentId, decidedBy: financeId });
  const read = async () =>
    (await callApi(application, { endpoint: showMyPlan, input: {}, token: member.token })).body;
  const end = (await read()).data.s_expires_at ?? '';
  setClock(clock, new Date(Date.parse(end) - 1).toISOString());
  await signInAgain(application, member);
  expect((await read()).data.contact_limit).toBe(3);
  setClock(clock, end);
  expect(await read()).toMatchObject({ result: false, data: { s_plan_name: null, contact_limit: 1 } });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { confirmPayment, refundPayment, rejectPayment } from '#contract/payments/admin-payments.ts';
import { checkPayment } from '#contract/payments/gateway.ts';
import { givePaymentReference, listPayments, startPayment } from '#contract/payments/payments.ts';
import { addPlan, deletePlan, retirePlan } from '#contract/plans/plan-editing.ts';
import { checkDuePages } from '#server/features/payments/gateway/gateway.jobs.ts';
import { expirePayments } from '#server/features/payments/payments.repository.ts';
import { eraseMember } from '#server/features/privacy/erasure.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aBankReference, findPlanNamed, openPayments } from '#tests/factories/a-payment.ts';
import { callApi, sendRaw } from '#tests/support/call-api.ts';
import {
  aBuyer,
  aPaidBuyer,
  countOutcomes,
  deliver,
  type GatewayScene,
  nothing,
  once,
  read,
  start,
  startGatewayScene,
} from './support/gateway-scene.ts';

/** How often a race is run; its order differs each time. */
const rounds = [0, 1, 2, 3, 4, 5];

let scene: GatewayScene;
let owner: { token: string };
beforeAll(async () => {
  scene = await startGatewayScene();
  await openPayments(scene.application);
  owner = await anAdministrator(scene.application);
});
afterAll(() => scene.close());

const call = <E extends Endpoint>(
  { token }: { token: string },
  asked: { endpoint: E; input: EndpointInput<E> },
) => callApi(scene.application, { ...asked, token });
const report = async (link: Parameters<GatewayScene['razorpay']['hookOf']>[1]['link']) =>
  deliver(scene, scene.razorpay.hookOf('payment_link.paid', { ...(link !== undefined && { link }) }));
/** The same work in an order that differs from round to round. */
function inTurn<Result>(work: readonly (() => Promise<Result>)[], round: number): Promise<Result[]> {
  const turned = work.map((_one, index) => work[(index + round) % work.length]);
  return Promise.all(turned.flatMap((one) => (one === undefined ? [] : [one()])));
}

describe('a member who lies', () => {
  it('pays the price of the plan, whatever the call says', async () => {
    const { token, user_id: accountId } = await aMember(scene.application);
    const { planId } = await findPlanNamed(scene.application, 'Premium');
    const forged = {
      pay_status: 'confirmed',
      status: 'confirmed',
      account_id: 1,
      amountPaise: 1,
      months: 99,
    };
    const { body } = await sendRaw<{ pay_id: number }>(scene.application, {
      method: 'POST',
      url: '/api/payment/start',
      payload: JSON.stringify({ plan_id: planId, ...forged }),
      token,
    });
    expect(await read(scene, body.data.pay_id)).toMatchObject({
      accountId,
      status: 'started',
      amountPaise: 500_000,
      months: 12,
    });
    const { planId: basic } = await findPlanNamed(scene.application, 'Basic');
    for (const amount of [0, 1, 499_999, 500_001]) {
      const input = { plan_id: basic, amount_paise: amount };
      expect((await call({ token }, { endpoint: startPayment, input })).body.code).toBe('plan_changed');
    }
  });

  it.each([-1, 1.5, 1e300, '150000', null])('is refused with an amount of %j', async (amount) => {
    const { token } = await aMember(scene.application);
    const { planId } = await findPlanNamed(scene.application, 'Basic');
    const { status } = await sendRaw(scene.application, {
      method: 'POST',
      url: '/api/payment/start',
      payload: JSON.stringify({ plan_id: planId, amount_paise: amount }),
      token,
    });
    expect(status).toBe(422);
  });

  it('changes and learns nothing about the payment of another', async () => {
    const { paymentId } = await aBuyer(scene);
    const stranger = await aMember(scene.application);
    const before = await read(scene, paymentId);
    const reference = { pay_id: paymentId, reference: aBankReference() };
    const answers = [
      await call(stranger, { endpoint: checkPayment, input: { pay_id: paymentId } }),
      await call(stranger, { endpoint: givePaymentReference, input: reference }),
    ];
    const unknown = await call(stranger, { endpoint: checkPayment, input: { pay_id: 999_999 } });
    for (const { status, body } of answers) {
      expect([status, body.code, body.message]).toEqual([404, unknown.body.code, unknown.body.message]);
    }
    const own = await call(stranger, { endpoint: listPayments, input: {} });
    expect(own.body.data).toEqual([]);
    expect(await read(scene, paymentId)).toEqual(before);
  });

  it('gives no bank reference to a payment at the gateway, which finance would look for in vain', async () => {
    const { member, paymentId } = await aBuyer(scene);
    const input = { pay_id: paymentId, reference: aBankReference() };
    const { status, body } = await call(member, { endpoint: givePaymentReference, input });
    expect([status, body.code]).toEqual([409, 'payment_not_open']);
  });

  it('comes back from the gateway with a forged address in vain', async () => {
    const { member, paymentId } = await aBuyer(scene);
    const forged = {
      pay_id: paymentId,
      razorpay_payment_link_status: 'paid',
      razorpay_payment_id: 'pay_forged',
    };
    const { body } = await sendRaw<{ pay_status: string }>(scene.application, {
      method: 'POST',
      url: '/api/payment/check',
      payload: JSON.stringify(forged),
      token: member.token,
    });
    expect(body.data.pay_status).toBe('started');
    expect(await countOutcomes(scene, paymentId)).toEqual(nothing);
  });

  it('uses a transfer once, also with nine friends at the same time', async () => {
    const { planId } = await findPlanNamed(scene.application, 'Basic');
    const reference = aBankReference();
    const friends = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const member = await aMember(scene.application);
        const input = { plan_id: planId, method: 'upi' as const };
        const { body } = await call(member, { endpoint: startPayment, input });
        return { member, payId: body.data.pay_id };
      }),
    );
    const answers = await Promise.all(
      friends.map(({ member, payId }) =>
        call(member, { endpoint: givePaymentReference, input: { pay_id: payId, reference } }),
      ),
    );
    const codes = answers.map(({ body }) => body.code ?? body.data.pay_status);
    expect(codes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'reference_used'), 'waiting']);
  });
});

describe('at the same time', () => {
  it.each(rounds)(
    'a report, a confirmation, a question and an expiry give one outcome (%i)',
    async (round) => {
      const { member, paymentId, link } = await aBuyer(scene);
      scene.razorpay.pay(link.id);
      const { context, clock } = scene.application;
      const later = new Date(clock.now().getTime() + 4 * 24 * 60 * 60_000);
      const statuses = await inTurn<number>(
        [
          async () => (await report(link)).status,
          async () => (await call(owner, { endpoint: confirmPayment, input: { pay_id: paymentId } })).status,
          async () => (await call(member, { endpoint: checkPayment, input: { pay_id: paymentId } })).status,
          () => expirePayments(context.database, later).then(() => 200),
          () => checkDuePages(context, scene.gateway).then(() => 200),
          async () => (await report(link)).status,
        ],
        round,
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      await report(link);
      expect(await read(scene, paymentId)).toMatchObject({
        status: 'confirmed',
        gatewayPaymentId: link.payments?.[0]?.payment_id,
      });
      expect(await countOutcomes(scene, paymentId)).toEqual(once);
    },
  );

  it.each(rounds)('a rejection and a report of other money leave one status (%i)', async (round) => {
    const { paymentId, link } = await aBuyer(scene);
    scene.razorpay.pay(link.id, { amount: 100 });
    const less = { ...link, status: 'paid' as const };
    await report(less);
    const input = { pay_id: paymentId, reason: 'The amount is wrong.' };
    await inTurn<unknown>(
      [
        () => report(less),
        () => call(owner, { endpoint: rejectPayment, input }),
        () => call(owner, { endpoint: confirmPayment, input: { pay_id: paymentId } }),
      ],
      round,
    );
    const { status } = await read(scene, paymentId);
    // A rejected payment can be confirmed afterwards, but a confirmed one cannot be rejected.
    expect(['rejected', 'confirmed']).toContain(status);
    expect(await countOutcomes(scene, paymentId)).toEqual(status === 'confirmed' ? once : nothing);
  });

  it.each(rounds)('refunds and reports never bring a payment back (%i)', async (round) => {
    const { paymentId, link, gatewayPaymentId } = await aPaidBuyer(scene);
    const { token } = await anAdministrator(scene.application, { role: 'finance' });
    const input = { pay_id: paymentId, amount_paise: 40_000, reason: 'Paid by mistake.' };
    const refund = async () => (await call({ token }, { endpoint: refundPayment, input })).status;
    const statuses = await inTurn<number>(
      [refund, refund, refund, refund, refund, async () => (await report(link)).status],
      round,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect((await read(scene, paymentId)).refundedPaise).toBe(120_000);
    const rest = { ...input, amount_paise: 30_000 };
    await call({ token }, { endpoint: refundPayment, input: rest });
    await report(link);
    expect((await read(scene, paymentId)).status).toBe('refunded');
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
    await scene.application.runJobs();
    const sent = [...scene.razorpay.refunds.values()].filter(({ payment_id: of }) => of === gatewayPaymentId);
    expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBe(150_000);
  });

  it.each(rounds)('the erasure of the member and a report leave no half of a payment (%i)', async (round) => {
    const { member, paymentId, link } = await aBuyer(scene);
    scene.razorpay.pay(link.id);
    const { transact, now } = scene.application.context;
    const erasure = { accountId: member.user_id, now: now() };
    await inTurn<unknown>(
      [
        () => report(link),
        () => transact(({ database }) => eraseMember({ ...scene.application.context, database }, erasure)),
        () => report(link),
      ],
      round,
    );
    const { status, accountId, gatewayNote } = await read(scene, paymentId);
    expect(accountId).toBeNull();
    const { receipts } = await countOutcomes(scene, paymentId);
    expect([{ status, gatewayNote, receipts }]).toEqual([
      status === 'confirmed'
        ? { status: 'confirmed', gatewayNote: null, receipts: 1 }
        : { status: 'waiting', gatewayNote: 'payer_gone', receipts: 0 },
    ]);
  });

  it.each(rounds)('a plan that is deleted or retired keeps what was started of it (%i)', async (round) => {
    const name = `Trial ${crypto.randomUUID()}`;
    const added = { name, price: 900, duration: 1, contact_limit: 2 };
    await call(owner, { endpoint: addPlan, input: added });
    const { id: planId } = await scene.application.context.database
      .selectFrom('plans')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const buyers = await Promise.all([1, 2, 3].map(() => aMember(scene.application)));
    const remove = () =>
      round % 2 === 0
        ? call(owner, { endpoint: deletePlan, input: { plan_id: planId } })
        : call(owner, { endpoint: retirePlan, input: { plan_id: planId, is_retired: true } });
    const answers = await inTurn<{ status: number; body: { code?: string } }>(
      [
        ...buyers.map(
          ({ token }) =>
            () =>
              start(scene, { token, plan: name }).catch(() => gone),
        ),
        remove,
      ],
      round,
    );
    const refusals = answers.flatMap(({ status, body }) => (status < 300 ? [] : [body.code]));
    const expected = ['plan_not_offered', 'plan_not_found', 'plan_in_use'];
    expect(refusals.filter((code) => code === undefined || !expected.includes(code))).toEqual([]);
    const payments = await scene.application.context.database
      .selectFrom('payments')
      .select('id')
      .where('planId', '=', planId)
      .execute();
    for (const { id } of payments) {
      const link = scene.razorpay.links.get((await read(scene, id)).gatewayId ?? '');
      if (link === undefined) throw new Error('A started payment has its page');
      scene.razorpay.pay(link.id);
      await report(link);
      expect(await countOutcomes(scene, id)).toEqual(once);
    }
  });
});

/** A plan that was deleted before its number was looked up. */
const gone = { status: 404, body: { code: 'plan_not_found' } };

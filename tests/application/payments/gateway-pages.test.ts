import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkPayment } from '#contract/payments/gateway.ts';
import { previewPlan, startPayment } from '#contract/payments/payments.ts';
import { closePage } from '#server/features/payments/gateway/check-page.ts';
import { checkDuePages } from '#server/features/payments/gateway/gateway.jobs.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { aPayment, findPlanNamed, openPayments } from '#tests/factories/a-payment.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { Fault } from '#tests/support/receivers/razorpay-server.ts';
import {
  aBuyer,
  aPaidBuyer,
  confirmByHand,
  countOutcomes,
  deliver,
  type GatewayScene,
  linkOf,
  nothing,
  once,
  read,
  start,
  startGatewayScene,
} from './support/gateway-scene.ts';

let scene: GatewayScene;
beforeAll(async () => {
  scene = await startGatewayScene();
});
afterAll(() => scene.close());
afterEach(async () => {
  // Each test asks about its own payments alone.
  await scene.application.context.database.updateTable('payments').set({ gatewayCheckAt: null }).execute();
});

const check = (token: string, paymentId: number) =>
  callApi(scene.application, { endpoint: checkPayment, input: { pay_id: paymentId }, token });
const poll = () => checkDuePages(scene.application.context, scene.gateway);
const countLinks = (reference: string) =>
  [...scene.razorpay.links.values()].filter((link) => link.reference_id === reference).length;

describe('starting on the page of the gateway', () => {
  it('is offered when a gateway is configured', async () => {
    const { token } = await aMember(scene.application);
    const { body } = await callApi(scene.application, {
      endpoint: previewPlan,
      input: { plan_id: String(1) },
      token,
    });
    expect(body.data.methods).toContain('gateway');
  });

  it('in two windows at once leads to one page', async () => {
    const { token } = await aMember(scene.application);
    const answers = await Promise.all([start(scene, { token }), start(scene, { token })]);
    const [one, other] = answers.map(({ body }) => body.data);
    expect([one?.pay_id, one?.pay_url]).toEqual([other?.pay_id, other?.pay_url]);
    expect(countLinks(one?.pay_reference ?? '')).toBe(1);
    const again = await start(scene, { token });
    expect(again.body.data.pay_url).toBe(one?.pay_url);
  });

  it('beside a window that pays by UPI leaves each its own payment', async () => {
    await openPayments(scene.application);
    const { token } = await aMember(scene.application);
    const { planId: plan_id } = await findPlanNamed(scene.application, 'Basic');
    const byUpi = async () =>
      (await callApi(scene.application, { endpoint: startPayment, input: { plan_id }, token })).body.data
        .pay_id;
    const onPage = async () => (await start(scene, { token })).body.data.pay_id;
    const first = [await byUpi(), await onPage()];
    expect(new Set(first).size).toBe(2);
    // Both windows are loaded again.
    expect([await byUpi(), await onPage()]).toEqual(first);
  });

  it.each<Fault>(['broken', 'busy', 'half', 'lost'])(
    'while the gateway fails (%s) says so, and works with the same payment afterwards',
    async (fault) => {
      const { token } = await aMember(scene.application);
      scene.razorpay.failNext(fault);
      const failed = await start(scene, { token });
      expect([failed.status, failed.body.code]).toEqual([503, 'gateway_failed']);
      const { body } = await start(scene, { token });
      const payment = await read(scene, body.data.pay_id);
      expect(body.data.pay_url).toBe(linkOf(scene, payment).short_url);
      expect(countLinks(payment.reference)).toBe(1);
      const rows = await scene.application.context.database
        .selectFrom('payments')
        .select('id')
        .where('accountId', '=', payment.accountId)
        .execute();
      expect(rows).toHaveLength(1);
    },
  );
});

describe('a buyer who comes back', () => {
  it('has the plan although the report was lost', async () => {
    const { member, paymentId, link } = await aBuyer(scene);
    expect((await check(member.token, paymentId)).body.data.pay_status).toBe('started');
    scene.razorpay.pay(link.id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => check(member.token, paymentId)));
    expect(answers.map(({ body }) => body.data.pay_status)).toEqual(answers.map(() => 'confirmed'));
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
  });

  it('learns nothing about the payment of another member', async () => {
    const { paymentId, link } = await aBuyer(scene);
    scene.razorpay.pay(link.id);
    const stranger = await aMember(scene.application);
    const { status, body } = await check(stranger.token, paymentId);
    expect([status, body.code]).toEqual([404, 'payment_not_found']);
    expect(await countOutcomes(scene, paymentId)).toEqual(nothing);
  });

  it('sees the payment as it was while the gateway fails', async () => {
    const { member, paymentId } = await aBuyer(scene);
    scene.razorpay.failNext('broken');
    const { status, body } = await check(member.token, paymentId);
    expect([status, body.data.pay_status]).toEqual([200, 'started']);
  });

  it('costs the gateway nothing once the payment is decided', async () => {
    const { member, paymentId } = await aPaidBuyer(scene);
    const before = scene.razorpay.requests.length;
    expect((await check(member.token, paymentId)).body.data.pay_status).toBe('confirmed');
    expect(scene.razorpay.requests.length).toBe(before);
  });
});

describe('the questions to the gateway', () => {
  it('find a payment whose report was lost, also after its expiry', async () => {
    const { clock, context } = scene.application;
    const { paymentId, link } = await aBuyer(scene);
    clock.advanceMinutes(2);
    await poll();
    expect(await read(scene, paymentId)).toMatchObject({ status: 'started' });
    scene.razorpay.pay(link.id);
    await context.database
      .updateTable('payments')
      .set({ status: 'expired' })
      .where('id', '=', paymentId)
      .execute();
    clock.advanceMinutes(24 * 60);
    await poll();
    expect(await read(scene, paymentId)).toMatchObject({ status: 'confirmed', gatewayCheckAt: null });
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
  });

  it('come at growing intervals and end', async () => {
    const { clock } = scene.application;
    const { paymentId } = await aBuyer(scene);
    const before = scene.razorpay.requests.length;
    for (let hour = 0; hour < 6 * 24; hour += 1) {
      clock.advanceMinutes(60);
      await poll();
    }
    const asked = scene.razorpay.requests.length - before;
    expect(asked).toBeGreaterThan(10);
    expect(asked).toBeLessThan(40);
    expect((await read(scene, paymentId)).gatewayCheckAt).toBeNull();
  });

  it('cost no request when nobody pays', async () => {
    const before = scene.razorpay.requests.length;
    await poll();
    expect(scene.razorpay.requests.length).toBe(before);
  });

  it('are not asked about a page of another gateway, also when its buyer or finance acts', async () => {
    const { application, razorpay } = scene;
    const { member, paymentId } = await aBuyer(scene);
    await application.context.database
      .updateTable('payments')
      .set({ gateway: 'another' })
      .where('id', '=', paymentId)
      .execute();
    const before = razorpay.requests.length;
    await poll();
    expect((await check(member.token, paymentId)).body.data.pay_status).toBe('started');
    await confirmByHand(scene, paymentId);
    await closePage(application.context, { gateway: scene.gateway, paymentId });
    expect(razorpay.requests).toHaveLength(before);
    expect((await read(scene, paymentId)).gatewayCheckAt).toBeNull();
  });

  it('stop at the first failure, and go on later', async () => {
    const { clock } = scene.application;
    const buyers = [await aBuyer(scene), await aBuyer(scene), await aBuyer(scene)];
    for (const { link } of buyers) scene.razorpay.pay(link.id);
    clock.advanceMinutes(2);
    scene.razorpay.failNext('busy');
    const before = scene.razorpay.requests.length;
    await poll();
    await poll();
    expect(scene.razorpay.requests.length - before).toBe(1);
    clock.advanceMinutes(11);
    await poll();
    for (const { paymentId } of buyers) {
      expect(await countOutcomes(scene, paymentId)).toEqual(once);
    }
  });

  it('are asked once by two processes', async () => {
    const { clock } = scene.application;
    const { link, paymentId } = await aBuyer(scene);
    scene.razorpay.pay(link.id);
    clock.advanceMinutes(2);
    const before = scene.razorpay.requests.length;
    await Promise.all([poll(), poll(), poll()]);
    expect(scene.razorpay.requests.length - before).toBe(1);
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
  });

  it('end for a page that was closed, and for one that the gateway does not know', async () => {
    const { clock } = scene.application;
    const [closed, unknown] = [await aBuyer(scene), await aBuyer(scene)];
    closed.link.status = 'cancelled';
    scene.razorpay.links.delete(unknown.link.id);
    clock.advanceMinutes(2);
    await poll();
    for (const { paymentId } of [closed, unknown]) {
      expect((await read(scene, paymentId)).gatewayCheckAt).toBeNull();
    }
    const again = await start(scene, { token: closed.member.token });
    expect(again.body.data.pay_id).not.toBe(closed.paymentId);
  });
});

describe('the page of a payment that finance confirms by hand', () => {
  it('is closed, so that it is not paid a second time', async () => {
    const { link, paymentId } = await aBuyer(scene);
    await confirmByHand(scene, paymentId);
    await scene.application.runJobs();
    expect(link.status).toBe('cancelled');
    expect(await read(scene, paymentId)).toMatchObject({ status: 'confirmed', gatewayNote: null });
  });

  it('shows money that was paid there before, although its report was lost', async () => {
    const { link, paymentId } = await aBuyer(scene);
    const gatewayPaymentId = scene.razorpay.pay(link.id);
    await confirmByHand(scene, paymentId);
    const noted = { status: 'confirmed', gatewayNote: 'paid_later', gatewayPaymentId };
    await scene.application.runJobs();
    expect(await read(scene, paymentId)).toMatchObject(noted);
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
  });
});

describe('two windows, a report and the questions at once', () => {
  it('give one subscription and one receipt', async () => {
    const { clock } = scene.application;
    const { member, link, paymentId } = await aBuyer(scene);
    scene.razorpay.pay(link.id);
    clock.advanceMinutes(2);
    const hook = scene.razorpay.hookOf('payment_link.paid', { link });
    await Promise.all([
      ...[1, 2, 3].map(() => check(member.token, paymentId)),
      ...[1, 2, 3].map(() => deliver(scene, hook)),
      poll(),
    ]);
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
  });
});

describe('a report', () => {
  it('with our reference changes nothing for another page that was not paid, or for a payment by UPI', async () => {
    const { razorpay, application } = scene;
    const { member, link, paymentId } = await aBuyer(scene);
    const open = await read(scene, paymentId);
    const other = { ...link, id: 'plink_OfTheSameShop', status: 'expired' } as const;
    await deliver(scene, razorpay.hookOf('payment_link.expired', { link: other }));
    expect(await read(scene, paymentId)).toEqual(open);
    const { id, reference: reference_id } = await aPayment(application, { accountId: member.user_id });
    const paid = {
      ...link,
      id: 'plink_OfTheSameShop',
      reference_id,
      status: 'paid',
      amount_paid: 150_000,
    } as const;
    await deliver(scene, razorpay.hookOf('payment_link.paid', { link: paid }));
    expect((await read(scene, id)).status).toBe('waiting');
  });
});

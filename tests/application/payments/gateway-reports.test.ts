import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showMyPlan } from '#contract/plans/plans.ts';
import { confirmPayment, refundPayment } from '#contract/payments/admin-payments.ts';
import { storeNote } from '#server/features/payments/gateway/gateway.repository.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { keySecret, type WebHook, webhookSecret } from '#tests/support/receivers/razorpay-server.ts';
import { connectLive } from '#tests/support/live-client.ts';
import { startApplication } from '#tests/support/start-application.ts';
import {
  aBuyer,
  aPaidBuyer,
  confirmByHand,
  countOutcomes,
  deliver,
  type GatewayScene,
  nothing,
  once,
  read,
  start,
  startGatewayScene,
} from './support/gateway-scene.ts';

let scene: GatewayScene;
let address: string;
beforeAll(async () => {
  scene = await startGatewayScene();
  address = await scene.application.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => scene.close());

const statusOf = async (paymentId: number) => (await read(scene, paymentId)).status;

describe('a member who pays on the page of the gateway', () => {
  it('has the plan as soon as the gateway reports it', async () => {
    const { razorpay, application } = scene;
    const { member, paymentId, link } = await aBuyer(scene);
    const payment = await read(scene, paymentId);
    expect(link).toMatchObject({
      amount: 150_000,
      currency: 'INR',
      reference_id: payment.reference,
      callback_url: `${application.context.configuration.publicUrl}/subscription?payment=${paymentId}`,
    });
    const gatewayPaymentId = razorpay.pay(link.id);
    const answer = await deliver(scene, razorpay.hookOf('payment_link.paid', { link }));
    expect([answer.status, answer.body.result, answer.body.data]).toEqual([200, true, null]);
    expect(await read(scene, paymentId)).toMatchObject({
      status: 'confirmed',
      decidedBy: null,
      gateway: 'razorpay',
      gatewayPaymentId,
      gatewayCheckAt: null,
    });
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
    const { body } = await callApi(application, { endpoint: showMyPlan, input: {}, token: member.token });
    expect(body.data.s_plan_name).toBe('Basic');
  });

  it('is not named at the gateway', async () => {
    const { member, link } = await aBuyer(scene);
    const written = JSON.stringify(link);
    for (const detail of [member.email, member.mobile, member.name, String(member.user_id)]) {
      expect(written).not.toContain(`"${detail}"`);
    }
  });
});

describe('a report', () => {
  it('that comes again changes nothing, also after a refund', async () => {
    const { razorpay, application } = scene;
    const { link, paymentId } = await aBuyer(scene);
    razorpay.pay(link.id);
    const hook = razorpay.hookOf('payment_link.paid', { link });
    for (const answer of [await deliver(scene, hook), await deliver(scene, hook)]) {
      expect(answer.status).toBe(200);
    }
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
    const { database } = application.context;
    const changes = { status: 'refunded', refundedPaise: link.amount };
    await database.updateTable('payments').set(changes).where('id', '=', paymentId).execute();
    const refunded = await read(scene, paymentId);
    const differing = razorpay.hookOf('payment_link.paid', { link: { ...link, amount_paid: 100 } });
    for (const late of [hook, differing]) expect((await deliver(scene, late)).status).toBe(200);
    expect(await read(scene, paymentId)).toEqual(refunded);
  });

  it('that comes many times at once gives one subscription and one receipt', async () => {
    const { razorpay } = scene;
    const { link, paymentId } = await aBuyer(scene);
    razorpay.pay(link.id);
    const hooks = Array.from({ length: 20 }, () => razorpay.hookOf('payment_link.paid', { link }));
    const answers = await Promise.all(hooks.map((hook) => deliver(scene, hook)));
    expect(answers.map(({ status }) => status)).toEqual(hooks.map(() => 200));
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
  });

  it('that comes after the expiry still counts', async () => {
    const { razorpay, application } = scene;
    const { link, paymentId } = await aBuyer(scene);
    razorpay.pay(link.id);
    const { database } = application.context;
    await database.updateTable('payments').set({ status: 'expired' }).where('id', '=', paymentId).execute();
    await deliver(scene, razorpay.hookOf('payment_link.paid', { link }));
    expect(await statusOf(paymentId)).toBe('confirmed');
  });

  it('that comes before the page is stored finds the payment by our reference', async () => {
    const { razorpay, application } = scene;
    const { link, paymentId } = await aBuyer(scene);
    const { database } = application.context;
    const lost = { gateway: null, gatewayId: null, gatewayUrl: null };
    await database.updateTable('payments').set(lost).where('id', '=', paymentId).execute();
    razorpay.pay(link.id);
    await deliver(scene, razorpay.hookOf('payment_link.paid', { link }));
    expect(await statusOf(paymentId)).toBe('confirmed');
  });

  it('of an expiry or a cancellation after the payment changes nothing', async () => {
    const { razorpay } = scene;
    const { link, paymentId } = await aPaidBuyer(scene);
    const paid = await read(scene, paymentId);
    for (const status of ['expired', 'cancelled'] as const) {
      const late = { ...link, status, amount_paid: 0 };
      await deliver(scene, razorpay.hookOf(`payment_link.${status}`, { link: late }));
    }
    expect(await read(scene, paymentId)).toEqual(paid);
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
  });

  it('of an expiry before the payment lets the member start anew, and money on it still counts', async () => {
    const { razorpay } = scene;
    const { member, link, paymentId } = await aBuyer(scene);
    await deliver(
      scene,
      razorpay.hookOf('payment_link.cancelled', { link: { ...link, status: 'cancelled' } }),
    );
    const again = await start(scene, { token: member.token });
    expect(again.body.data.pay_id).not.toBe(paymentId);
    razorpay.pay(link.id);
    await deliver(scene, razorpay.hookOf('payment_link.paid', { link }));
    expect(await statusOf(paymentId)).toBe('confirmed');
  });

  it('of a capture has the gateway asked about the page', async () => {
    const { razorpay, application } = scene;
    const { link, paymentId } = await aBuyer(scene);
    razorpay.pay(link.id);
    await deliver(scene, razorpay.hookOf('payment.captured', { link }));
    const { gatewayCheckAt, status } = await read(scene, paymentId);
    expect([status, gatewayCheckAt]).toEqual(['started', application.clock.now()]);
  });

  it.each(['invoice.paid', 'payment_link.paid', 'refund.processed', 'payment.captured'])(
    '%s about something unknown is accepted and ignored',
    async (event) => {
      const { razorpay } = scene;
      const { link } = await aBuyer(scene);
      const foreign = { ...link, id: 'plink_OfAnotherShop1', reference_id: 'ORDER-17' };
      expect((await deliver(scene, razorpay.hookOf(event, { link: foreign }))).status).toBe(200);
      expect((await deliver(scene, razorpay.sign('{"event":'))).status).toBe(200);
    },
  );
});

describe('money that is not what was asked for', () => {
  it.each([
    ['less', { amount_paid: 149_900 }],
    ['more', { amount_paid: 150_100 }],
    ['of another currency', { currency: 'USD' }],
  ])('confirms nothing when it is %s: finance decides', async (_name, changes) => {
    const { razorpay, application } = scene;
    const { link, paymentId } = await aBuyer(scene);
    const gatewayPaymentId = razorpay.pay(link.id);
    const hook = razorpay.hookOf('payment_link.paid', {
      link: { ...link, ...changes },
      paymentId: gatewayPaymentId,
    });
    await deliver(scene, hook);
    await deliver(scene, hook);
    expect(await read(scene, paymentId)).toMatchObject({
      status: 'waiting',
      gatewayNote: 'amount_differs',
      gatewayPaymentId,
    });
    expect(await countOutcomes(scene, paymentId)).toEqual(nothing);
    const { token } = await anAdministrator(application);
    const { body } = await callApi(application, {
      endpoint: confirmPayment,
      input: { pay_id: paymentId },
      token,
    });
    expect(body.data).toMatchObject({ pay_status: 'confirmed', pay_gateway_note: null });
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
  });

  it('appears at once in the open windows of finance', async () => {
    const { razorpay, application } = scene;
    const { link, paymentId } = await aBuyer(scene);
    const window = await connectLive(address, await anAdministrator(application, { role: 'finance' }));
    const changed = window.next('payments_changed');
    const paid = { link: { ...link, amount_paid: 100 }, paymentId: razorpay.pay(link.id) };
    await deliver(scene, razorpay.hookOf('payment_link.paid', paid));
    await changed;
    await window.close();
    expect((await read(scene, paymentId)).gatewayNote).toBe('amount_differs');
  });

  it('of money after finance confirmed the payment by hand is noted once', async () => {
    const { razorpay, application } = scene;
    const { link, paymentId } = await aBuyer(scene);
    await confirmByHand(scene, paymentId);
    const gatewayPaymentId = razorpay.pay(link.id);
    await deliver(scene, razorpay.hookOf('payment_link.paid', { link }));
    expect(await read(scene, paymentId)).toMatchObject({ gatewayNote: 'paid_later', gatewayPaymentId });
    await storeNote(application.context.database, { paymentId, note: null });
    await deliver(scene, razorpay.hookOf('payment_link.paid', { link }));
    expect((await read(scene, paymentId)).gatewayNote).toBeNull();
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
  });

  it('of money after finance confirmed and refunded the payment by hand is noted too', async () => {
    const { razorpay, application } = scene;
    const { link, paymentId } = await aBuyer(scene);
    const { token } = await confirmByHand(scene, paymentId);
    const refund = { pay_id: paymentId, amount_paise: link.amount, reason: 'Paid by mistake.' };
    await callApi(application, { endpoint: refundPayment, input: refund, token });
    // The job finds no money that it could send back.
    await application.runJobs();
    expect((await read(scene, paymentId)).gatewayNote).toBe('refund_failed');
    razorpay.pay(link.id);
    await deliver(scene, razorpay.hookOf('payment_link.paid', { link }));
    expect(await read(scene, paymentId)).toMatchObject({ status: 'refunded', gatewayNote: 'paid_later' });
  });

  it('of a member who was erased in the meantime waits for finance', async () => {
    const { razorpay, application } = scene;
    const { member, link, paymentId } = await aBuyer(scene);
    const { database } = application.context;
    await database.deleteFrom('accounts').where('id', '=', member.user_id).execute();
    razorpay.pay(link.id);
    const hook = razorpay.hookOf('payment_link.paid', { link });
    for (const answer of [await deliver(scene, hook), await deliver(scene, hook)]) {
      expect(answer.status).toBe(200);
    }
    expect(await read(scene, paymentId)).toMatchObject({ status: 'waiting', gatewayNote: 'payer_gone' });
    expect(await countOutcomes(scene, paymentId)).toEqual(nothing);
  });
});

describe('a report that the gateway did not sign', () => {
  const forgeries: [string, (hook: WebHook) => WebHook][] = [
    ['has no signature', ({ payload }) => ({ payload, headers: {} })],
    ['has the signature of another secret', ({ payload }) => scene.razorpay.sign(payload, keySecret)],
    ['was changed by one byte', (hook) => ({ ...hook, payload: `${hook.payload} ` })],
    ['has an empty body', ({ headers }) => ({ payload: '', headers })],
    [
      'has another encoding',
      (hook) => ({
        ...hook,
        headers: { ...hook.headers, 'content-encoding': 'gzip' },
        payload: `${hook.payload}x`,
      }),
    ],
  ];
  it.each(forgeries)('and %s is refused', async (_name, forge) => {
    const { razorpay } = scene;
    const { link, paymentId } = await aBuyer(scene);
    razorpay.pay(link.id);
    const { status, body } = await deliver(scene, forge(razorpay.hookOf('payment_link.paid', { link })));
    expect([status, body.code]).toEqual([400, 'signature_wrong']);
    expect(Object.keys(body).toSorted()).toEqual(['code', 'data', 'message', 'request_id', 'result']);
    expect(await statusOf(paymentId)).toBe('started');
  });

  it('and is too long is refused', async () => {
    const { status, body } = await deliver(scene, scene.razorpay.sign('x'.repeat(200_000)));
    expect([status, body.code]).toEqual([413, 'too_large']);
  });

  it('is not found without a gateway', async () => {
    const without = await startApplication();
    const { status } = await deliver({ application: without }, scene.razorpay.sign('{}'));
    expect(status).toBe(404);
    await without.close();
  });
});

describe('the log', () => {
  it('has no secret and no address of a buyer', () => {
    const log = scene.application.logged();
    expect(log).toContain('wrong signature');
    expect(log).toContain('waits for finance');
    for (const secret of [keySecret, webhookSecret, 'buyer@example.org', '9123456780']) {
      expect(log).not.toContain(secret);
    }
  });
});

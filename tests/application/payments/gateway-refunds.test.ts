import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundPayment } from '#contract/payments/admin-payments.ts';
import { resendRefunds } from '#server/features/payments/gateway/gateway.jobs.ts';
import { listUnsentRefunds } from '#server/features/payments/gateway/gateway.repository.ts';
import { sendRefund } from '#server/features/payments/gateway/refunds.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import {
  aBuyer,
  aPaidBuyer,
  deliver,
  type GatewayScene,
  read,
  startGatewayScene,
} from './support/gateway-scene.ts';

let scene: GatewayScene;
beforeAll(async () => {
  scene = await startGatewayScene();
});
afterAll(() => scene.close());

/** Refunds, as a colleague who has just signed in. */
async function refund(paymentId: number, amount: number) {
  const { token } = await anAdministrator(scene.application, { role: 'finance' });
  const input = { pay_id: paymentId, amount_paise: amount, reason: 'Paid by mistake.' };
  const answer = await callApi(scene.application, { endpoint: refundPayment, input, token });
  expect(answer.status).toBe(200);
  return answer;
}
const listRefunds = (paymentId: number) =>
  scene.application.context.database
    .selectFrom('refunds')
    .select(['id', 'gatewayRefundId'])
    .where('paymentId', '=', paymentId)
    .orderBy('id')
    .execute();
/** Sends the refunds of a payment, and returns their numbers at the gateway. */
async function sendAll(paymentId: number) {
  await scene.application.runJobs();
  const rows = await listRefunds(paymentId);
  const sent = rows.flatMap(({ gatewayRefundId }) => gatewayRefundId ?? []);
  expect(sent).toHaveLength(rows.length);
  return sent;
}
const sentBack = (gatewayPaymentId: string) =>
  [...scene.razorpay.refunds.values()].filter(({ payment_id: of }) => of === gatewayPaymentId);

describe('a refund of a payment at the gateway', () => {
  it('sends the money back, in parts too', async () => {
    const { paymentId, gatewayPaymentId } = await aPaidBuyer(scene);
    expect((await refund(paymentId, 50_000)).body.data.pay_status).toBe('confirmed');
    expect((await refund(paymentId, 100_000)).body.data.pay_status).toBe('refunded');
    const ids = await sendAll(paymentId);
    const sent = sentBack(gatewayPaymentId);
    expect(sent.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(sent.map(({ amount }) => amount)).toEqual(expect.arrayContaining([50_000, 100_000]));
  });

  it('is sent once when the answer is lost, and when two processes send it', async () => {
    const { paymentId, gatewayPaymentId } = await aPaidBuyer(scene);
    // The first request lists the refunds, the second makes one whose answer is lost.
    const { listRefunds: list, ...gateway } = scene.gateway;
    const { body } = await refund(paymentId, 150_000);
    expect(body.data.pay_status).toBe('refunded');
    await sendAll(paymentId);
    const [row] = await listRefunds(paymentId);
    const { database } = scene.application.context;
    await database
      .updateTable('refunds')
      .set({ gatewayRefundId: null })
      .where('paymentId', '=', paymentId)
      .execute();
    const send = () =>
      sendRefund(scene.application.context, {
        // As if the list did not have it yet.
        gateway: { ...gateway, listRefunds: async (id) => (await list(id)).slice(0, 0) },
        refundId: row?.id ?? 0,
      });
    await Promise.all([send(), send(), send()]);
    expect(sentBack(gatewayPaymentId)).toHaveLength(1);
    expect(await listRefunds(paymentId)).toEqual([row]);
  });

  it('that the gateway reports before its answer is stored is stored', async () => {
    const { paymentId, gatewayPaymentId } = await aPaidBuyer(scene);
    await refund(paymentId, 10_000);
    const [id] = await sendAll(paymentId);
    const { database } = scene.application.context;
    await database
      .updateTable('refunds')
      .set({ gatewayRefundId: null })
      .where('paymentId', '=', paymentId)
      .execute();
    const [sent] = sentBack(gatewayPaymentId);
    if (sent === undefined) throw new Error('Nothing was sent');
    await deliver(scene, scene.razorpay.hookOf('refund.processed', { refund: sent }));
    expect(await listRefunds(paymentId)).toMatchObject([{ gatewayRefundId: id }]);
    expect((await read(scene, paymentId)).gatewayNote).toBeNull();
  });

  it('that the gateway refuses is shown to finance, and sent later', async () => {
    const { paymentId, gatewayPaymentId, link } = await aPaidBuyer(scene);
    // The gateway knows of less money than we do.
    const [payment] = link.payments ?? [];
    if (payment === undefined) throw new Error('Nothing was paid');
    payment.amount = 100;
    await refund(paymentId, 150_000);
    await scene.application.runJobs();
    expect((await read(scene, paymentId)).gatewayNote).toBe('refund_failed');
    expect(sentBack(gatewayPaymentId)).toEqual([]);
    payment.amount = 150_000;
    scene.application.clock.advanceMinutes(90);
    await resendRefunds(scene.application.context);
    await sendAll(paymentId);
    await scene.application.runJobs();
    expect((await read(scene, paymentId)).gatewayNote).toBeNull();
    expect(sentBack(gatewayPaymentId)).toHaveLength(1);
  });

  it('that fails afterwards is shown to finance', async () => {
    const { paymentId, gatewayPaymentId } = await aPaidBuyer(scene);
    await refund(paymentId, 150_000);
    await sendAll(paymentId);
    const [sent] = sentBack(gatewayPaymentId);
    if (sent === undefined) throw new Error('Nothing was sent');
    sent.status = 'failed';
    await deliver(scene, scene.razorpay.hookOf('refund.failed', { refund: sent }));
    expect((await read(scene, paymentId)).gatewayNote).toBe('refund_failed');
  });

  it('of a payment that was confirmed by hand and not paid there is left to finance', async () => {
    const { paymentId } = await aBuyer(scene);
    const { database, now } = scene.application.context;
    const { gatewayId } = await read(scene, paymentId);
    const row = await database
      .insertInto('receipts')
      .values({
        paymentId,
        kind: 'credit_note',
        financialYear: '99-00',
        number: 1,
        amountPaise: 100,
        taxPaise: 0,
        details: {},
        issuedAt: now(),
        issuedOn: '2026-11-01',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const refunded = {
      paymentId,
      receiptId: row.id,
      amountPaise: 100,
      reason: 'Cash.',
      refundedAt: now(),
    };
    const { id } = await database
      .insertInto('refunds')
      .values(refunded)
      .returning('id')
      .executeTakeFirstOrThrow();
    await sendRefund(scene.application.context, { gateway: scene.gateway, refundId: id });
    expect(await read(scene, paymentId)).toMatchObject({ gatewayId, gatewayNote: 'refund_failed' });
  });

  it('without the keys of its gateway stays a failed job', async () => {
    const { paymentId } = await aPaidBuyer(scene);
    await refund(paymentId, 100);
    await sendAll(paymentId);
    const { database } = scene.application.context;
    await database
      .updateTable('refunds')
      .set({ gatewayRefundId: null })
      .where('paymentId', '=', paymentId)
      .execute();
    const [row] = await listRefunds(paymentId);
    const sending = sendRefund(scene.application.context, { gateway: null, refundId: row?.id ?? 0 });
    await expect(sending).rejects.toThrow('not configured');
    const other = { ...scene.gateway, name: 'another' };
    const elsewhere = sendRefund(scene.application.context, { gateway: other, refundId: row?.id ?? 0 });
    await expect(elsewhere).rejects.toThrow('not configured');
    // It is asked for again between its first hour and its thirtieth day; one by UPI is sent by a person.
    const { refundedAt: at } = await database
      .selectFrom('refunds')
      .select('refundedAt')
      .where('id', '=', row?.id ?? 0)
      .executeTakeFirstOrThrow();
    const isUnsent = async (from: Date, to: Date) =>
      (await listUnsentRefunds(database, { from, to })).includes(row?.id ?? 0);
    const [before, after] = [new Date(at.getTime() - 1), new Date(at.getTime() + 1)];
    expect([
      await isUnsent(before, after),
      await isUnsent(before, before),
      await isUnsent(after, after),
    ]).toEqual([true, false, false]);
    await database.updateTable('payments').set({ method: 'upi' }).where('id', '=', paymentId).execute();
    expect(await isUnsent(at, at)).toBe(false);
  });
});

describe('money that a person sent back at the gateway', () => {
  it('is shown to finance, and taken for the refund that finance records then', async () => {
    const { paymentId, gatewayPaymentId } = await aPaidBuyer(scene);
    const byHand = scene.razorpay.refundByHand({ paymentId: gatewayPaymentId, amount: 40_000 });
    for (const event of ['refund.created', 'refund.processed', 'refund.processed']) {
      await deliver(scene, scene.razorpay.hookOf(event, { refund: byHand }));
    }
    expect(await read(scene, paymentId)).toMatchObject({
      status: 'confirmed',
      refundedPaise: 0,
      gatewayNote: 'refunded_elsewhere',
    });
    await refund(paymentId, 40_000);
    expect(await sendAll(paymentId)).toEqual([byHand.id]);
    await scene.application.runJobs();
    expect((await read(scene, paymentId)).gatewayNote).toBeNull();
    // The same amount once more is sent.
    await refund(paymentId, 40_000);
    expect(await sendAll(paymentId)).toHaveLength(2);
    expect(sentBack(gatewayPaymentId)).toHaveLength(2);
    await deliver(scene, scene.razorpay.hookOf('refund.processed', { refund: byHand }));
    expect((await read(scene, paymentId)).gatewayNote).toBeNull();
  });

  it('stays shown while another amount is recorded', async () => {
    const { paymentId, gatewayPaymentId } = await aPaidBuyer(scene);
    const byHand = scene.razorpay.refundByHand({ paymentId: gatewayPaymentId, amount: 40_000 });
    await deliver(scene, scene.razorpay.hookOf('refund.processed', { refund: byHand }));
    await refund(paymentId, 30_000);
    await sendAll(paymentId);
    expect((await read(scene, paymentId)).gatewayNote).toBe('refunded_elsewhere');
    await refund(paymentId, 40_000);
    expect(await sendAll(paymentId)).toContain(byHand.id);
    await scene.application.runJobs();
    expect((await read(scene, paymentId)).gatewayNote).toBeNull();
    expect(sentBack(gatewayPaymentId)).toHaveLength(2);
  });
});

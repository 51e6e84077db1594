import type { GatewayNote } from '#contract/payments/payment.states.ts';
import type { Context } from '#server/platform/context.ts';
import { announcePayment } from '../announce-payments.ts';
import { findPayment } from '../payments.repository.ts';
import {
  findGatewayRefund,
  findPaymentOfMoney,
  type GatewayRefund,
  listSentRefunds,
  storeGatewayPayment,
  storeNote,
  storeSentRefund,
} from './gateway.repository.ts';
import { GatewayError, type PaymentGateway, type RefundState } from './payment-gateway.ts';

/**
 * Sends the money of a recorded refund back, once: one that the gateway has sent already, also by hand and of the same amount, is taken
 * for it. May run again at any time. Throws a GatewayError, or an error without the gateway of the payment.
 */
export async function sendRefund(
  context: Context,
  { gateway, refundId }: { gateway: PaymentGateway | null; refundId: number },
): Promise<void> {
  const { database } = context;
  const refund = await findGatewayRefund(database, refundId);
  if (refund === undefined || refund.gatewayRefundId !== null) return;
  if (gateway === null || gateway.name !== refund.gateway)
    throw new Error('The gateway of this refund is not configured');
  const gatewayPaymentId = refund.gatewayPaymentId ?? (await findMoney(context, { gateway, refund }));
  // It was confirmed by hand and never paid at the gateway, so finance sends the money back the way it came.
  if (gatewayPaymentId === null) return noteRefund(context, { refund, note: 'refund_failed' });
  const { gatewayRefundId, isOtherUnrecorded } = await sendOnce(context, {
    gateway,
    refund,
    gatewayPaymentId,
  });
  await storeSentRefund(database, { refundId, gatewayRefundId });
  await noteRefund(context, { refund, note: isOtherUnrecorded ? 'refunded_elsewhere' : null });
}

type Sending = { gateway: PaymentGateway; refund: GatewayRefund };

async function findMoney({ database }: Context, { gateway, refund }: Sending): Promise<string | null> {
  const page = refund.gatewayId === null ? null : await gateway.findPage(refund.gatewayId);
  const gatewayPaymentId = page?.gatewayPaymentId ?? null;
  if (gatewayPaymentId !== null)
    await storeGatewayPayment(database, { paymentId: refund.paymentId, gatewayPaymentId });
  return gatewayPaymentId;
}

async function sendOnce(
  context: Context,
  { gateway, refund, gatewayPaymentId }: Sending & { gatewayPaymentId: string },
): Promise<{ gatewayRefundId: string; isOtherUnrecorded: boolean }> {
  const { id: refundId, amountPaise, paymentId } = refund;
  const sent = (await gateway.listRefunds(gatewayPaymentId)).filter(({ hasFailed }) => !hasFailed);
  const recorded = await listSentRefunds(context.database, paymentId);
  const byHand = sent.filter(({ id, refundId: ours }) => ours === null && !recorded.includes(id));
  const found =
    sent.find((one) => one.refundId === refundId) ?? byHand.find((one) => one.amountPaise === amountPaise);
  const isOtherUnrecorded = byHand.some((one) => one !== found);
  if (found !== undefined) return { gatewayRefundId: found.id, isOtherUnrecorded };
  try {
    const gatewayRefundId = await gateway.refund({ refundId, gatewayPaymentId, amountPaise });
    return { gatewayRefundId, isOtherUnrecorded };
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'refused')
      await noteRefund(context, { refund, note: 'refund_failed' });
    throw error;
  }
}

async function noteRefund(
  context: Context,
  {
    refund: { paymentId, accountId },
    note,
  }: { refund: Pick<GatewayRefund, 'paymentId' | 'accountId'>; note: GatewayNote | null },
): Promise<void> {
  await context.transact(async (work) => {
    if (await storeNote(work.database, { paymentId, note })) await announcePayment(work, { accountId });
  });
}

/**
 * Takes a report of a refund. One that this server asked for is stored. One that a person made at the gateway is shown to finance, who
 * records it here with a reason: only then the books, the credit note and the member's plan follow.
 */
export async function receiveRefund(
  context: Context,
  { gateway, refund: state }: { gateway: PaymentGateway; refund: RefundState },
): Promise<void> {
  const { database } = context;
  const { gatewayPaymentId } = state;
  const paymentId = await findPaymentOfMoney(database, { gateway: gateway.name, gatewayPaymentId });
  const payment = paymentId === undefined ? undefined : await findPayment(database, paymentId);
  if (payment === undefined) return;
  const refund = { paymentId: payment.id, accountId: payment.accountId };
  const ours = state.refundId === null ? undefined : await findGatewayRefund(database, state.refundId);
  const isOurs = ours?.paymentId === payment.id;
  if (state.hasFailed) {
    const isRecorded = isOurs || (await listSentRefunds(database, payment.id)).includes(state.id);
    if (isRecorded) await noteRefund(context, { refund, note: 'refund_failed' });
  } else if (isOurs) {
    await storeSentRefund(database, { refundId: ours.id, gatewayRefundId: state.id });
  } else if (!(await listSentRefunds(database, payment.id)).includes(state.id)) {
    await noteRefund(context, { refund, note: 'refunded_elsewhere' });
  }
}

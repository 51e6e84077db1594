import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { presentOwnPayment } from '../load-payments.ts';
import { findPayment, type Payment } from '../payments.repository.ts';
import { applyPage } from './apply-page.ts';
import { storeCheck } from './gateway.repository.ts';
import { GatewayError, type PaymentGateway } from './payment-gateway.ts';

/** Asks the gateway for the state of a payment's page, and does what it means. Throws a GatewayError. */
export async function checkPage(
  context: Context,
  { gateway, payment }: { gateway: PaymentGateway; payment: Payment },
): Promise<void> {
  const page = payment.gateway === gateway.name && (await findPage(gateway, payment));
  if (page) await applyPage(context, { payment, page });
  // A page of another gateway or account can only be looked up there.
  else await storeCheck(context.database, { paymentId: payment.id, at: null });
}

/**
 * Closes the page of a payment that finance confirmed by hand, and notes what was paid on it before. A page of another gateway or account
 * can only be closed there. Throws a GatewayError.
 */
export async function closePage(
  context: Context,
  { gateway, paymentId }: { gateway: PaymentGateway | null; paymentId: number },
): Promise<void> {
  const payment = await findPayment(context.database, paymentId);
  if (gateway === null || !payment?.gatewayId || payment.gateway !== gateway.name) return;
  await gateway.closePage(payment.gatewayId);
  await checkPage(context, { gateway, payment });
}

async function findPage(gateway: PaymentGateway, { gatewayId }: Payment) {
  return gatewayId === null ? null : gateway.findPage(gatewayId);
}

/**
 * An own payment as it is now, after asking the gateway. A gateway that does not answer changes nothing: the report or a later question
 * will. Throws payment_not_found, also for another member's.
 */
export async function checkOwnPayment(
  context: Context,
  { gateway, accountId, paymentId }: { gateway: PaymentGateway | null; accountId: number; paymentId: number },
): Promise<PaymentWire> {
  const { database } = context;
  const payment = await findPayment(database, paymentId);
  if (payment?.accountId !== accountId) throw problem('payment_not_found');
  const isUnpaid = payment.status === 'started' || payment.status === 'expired';
  if (gateway !== null && payment.gatewayId !== null && isUnpaid) {
    try {
      await checkPage(context, { gateway, payment });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      context.log.warn({ err: error, payment: paymentId }, 'the gateway was asked in vain');
    }
  }
  return presentOwnPayment(context, {
    database,
    payment: (await findPayment(database, paymentId)) ?? payment,
  });
}

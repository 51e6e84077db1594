import type { SiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { findPayment, type Payment } from '../payments.repository.ts';
import { nextCheckAt } from './gateway.rules.ts';
import { storePage } from './gateway.repository.ts';
import type { PaymentGateway, PaymentPage } from './payment-gateway.ts';

/** A payment that was committed, and whose page the member is sent to. */
type Opening = { gateway: PaymentGateway; payment: Payment; site: SiteSettings };

/**
 * The payment with its page at the gateway. A page that could not be made, or was not stored because this process died, is made or found
 * when the member starts again; otherwise the payment expires. No transaction waits for the gateway. Throws gateway_failed.
 */
export async function openPage(context: Context, { gateway, payment, site }: Opening): Promise<Payment> {
  if (payment.gatewayUrl !== null) return payment;
  const { database, now } = context;
  const page = await createPage(context, { gateway, payment, site });
  const { id: paymentId, startedAt, expiresAt } = payment;
  await storePage(database, {
    paymentId,
    gateway: gateway.name,
    gatewayId: page.id,
    gatewayUrl: page.url,
    gatewayCheckAt: nextCheckAt({ startedAt, expiresAt, now: now() }),
  });
  // Another window may have stored its page first.
  return (await findPayment(database, paymentId)) ?? payment;
}

async function createPage(context: Context, { gateway, payment, site }: Opening): Promise<PaymentPage> {
  try {
    return await gateway.createPage({
      reference: payment.reference,
      amountPaise: payment.amountPaise,
      currency: payment.currency,
      description: `${site.name}: ${payment.planName} (${payment.reference})`,
      returnUrl: `${context.configuration.publicUrl}/subscription?payment=${payment.id}`,
      expiresAt: payment.expiresAt,
    });
  } catch (error) {
    context.log.warn({ err: error, payment: payment.id }, 'the page of a payment could not be made');
    throw problem('gateway_failed');
  }
}

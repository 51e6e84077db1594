import type { Context } from '#server/platform/context.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createRazorpay } from './razorpay.ts';

/** The gateway that the configuration names; null without one. Another gateway is chosen here. */
export function openGateway({
  configuration: { razorpay },
  now,
}: Pick<Context, 'configuration' | 'now'>): PaymentGateway | null {
  return razorpay === null ? null : createRazorpay({ ...razorpay, now });
}

export const paymentStatuses = [
  'started',
  'waiting',
  'confirmed',
  'rejected',
  'expired',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How a payment is paid: by UPI to the operator's account, on the page of a gateway, or not at all because the plan is free. */
export const paymentMethods = ['upi', 'gateway', 'free'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * What the gateway reported that finance has to look at: money of another amount or currency, money that came after finance had
 * confirmed the payment by hand, money of a member who was erased, money that was sent back at the gateway and is not recorded here,
 * and a refund that the gateway did not send.
 */
export const gatewayNotes = [
  'amount_differs',
  'paid_later',
  'payer_gone',
  'refunded_elsewhere',
  'refund_failed',
] as const;
export type GatewayNote = (typeof gatewayNotes)[number];

/**
 * What may happen to a payment: from which statuses, and the status after it. Money that arrives late still counts, so an expired
 * payment can be given a reference and confirmed, and a rejected one confirmed when its money is found.
 */
export const paymentSteps = {
  give_reference: { from: ['started', 'expired'], to: 'waiting' },
  correct_reference: { from: ['waiting'], to: 'waiting' },
  confirm: { from: ['started', 'waiting', 'rejected', 'expired'], to: 'confirmed' },
  reject: { from: ['waiting'], to: 'rejected' },
  expire: { from: ['started'], to: 'expired' },
  refund_part: { from: ['confirmed'], to: 'confirmed' },
  refund: { from: ['confirmed'], to: 'refunded' },
} as const satisfies Record<string, { from: readonly PaymentStatus[]; to: PaymentStatus }>;
export type PaymentStep = keyof typeof paymentSteps;

import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { listing } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { rowId } from '#contract/fields/fields.ts';
import { reasonText } from '#contract/members/members.ts';
import { paymentStatuses } from './payment.states.ts';
import { adminPaymentWire } from './payment.wire.ts';

const payment = z.object({ pay_id: rowId });

/**
 * The payments, the longest waiting first by default. The search finds our and the bank's reference, a member's number or name, the
 * number of a receipt, and an amount in rupees.
 */
export const searchPayments = endpoint({
  method: 'POST',
  path: '/admin/payments/list',
  access: 'administrator',
  permission: 'payments.decide',
  feature: 'payments',
  summary: 'List payments',
  changes: [],
  reads: ['payments'],
  input: z.object({
    ...listing(['started_at', 'waiting_since', 'decided_at', 'amount']),
    status: z.enum(paymentStatuses, says('validation.choice')).optional(),
  }),
  data: z.array(adminPaymentWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/** Confirms that the money arrived: the plan is active at once, and the member gets a receipt. Again changes nothing. */
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/confirm',
  access: 'administrator',
  permission: 'payments.decide',
  feature: 'payments',
  summary: 'Confirm a payment',
  changes: ['payments', 'users'],
  input: payment,
  data: adminPaymentWire,
  message: 'outcome.payment_confirmed',
  problems: ['payment_not_found', 'payment_not_open', 'reference_used'],
});

/** Rejects a reference whose money did not arrive; the member reads the reason. */
export const rejectPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/reject',
  access: 'administrator',
  permission: 'payments.decide',
  feature: 'payments',
  summary: 'Reject a payment',
  changes: ['payments'],
  input: payment.extend({ reason: reasonText }),
  data: adminPaymentWire,
  message: 'outcome.payment_rejected',
  problems: ['payment_not_found', 'payment_not_open'],
});

/**
 * Records that money is sent back, in whole or in part, with a credit note. The subscription loses the same share of its time, the
 * unused time first.
 */
export const refundPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/refund',
  access: 'administrator',
  permission: 'payments.decide',
  needsProof: true,
  feature: 'payments',
  summary: 'Refund a payment',
  changes: ['payments', 'users'],
  input: payment.extend({
    amount_paise: z
      .number(says('validation.number'))
      .int(says('validation.number'))
      .min(1, says('validation.number')),
    reason: reasonText,
  }),
  data: adminPaymentWire,
  message: 'outcome.payment_refunded',
  problems: ['payment_not_found', 'payment_not_open', 'refund_too_large'],
});

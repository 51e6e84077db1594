import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { listing, queryRowId } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { rowId } from '#contract/fields/fields.ts';
import { reasonText } from '#contract/members/members.ts';
import { paymentStatuses } from './payment.states.ts';
import { adminPaymentWire } from './payment.wire.ts';

const payment = z.object({ pay_id: rowId });

/**
 * The payments, the latest first by default, and the longest waiting first for status `waiting`. The search finds our and the bank's
 * reference, a member's number or name, the number of a receipt, and an amount in rupees. `age` is how long ago the member gave the
 * reference, or started without one.
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
    ...listing(['age', 'started_at', 'decided_at', 'amount']),
    status: z.enum(paymentStatuses, says('validation.choice')).optional(),
  }),
  data: z.array(adminPaymentWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/** One payment, with what helps to decide about it. */
export const showPayment = endpoint({
  method: 'GET',
  path: '/admin/payments/show',
  access: 'administrator',
  permission: 'payments.decide',
  feature: 'payments',
  summary: 'One payment, with the others of its member',
  reads: ['payments'],
  input: z.object({ pay_id: queryRowId }),
  data: z.object({
    payment: adminPaymentWire,
    /** The latest other payments of the member. */
    others: z.array(
      z.object({
        pay_id: rowId,
        pay_status: z.enum(paymentStatuses),
        pay_plan_name: z.string(),
        pay_amount_paise: z.number().int(),
        pay_currency: z.string(),
        pay_started_at: z.iso.datetime(),
      }),
    ),
    /** What the member has of it: a refund takes the same share of the term, at most what is unused. Null before it is confirmed. */
    bought: z
      .object({
        s_ends_at: z.iso.datetime(),
        term_seconds: z.number().int(),
        unused_seconds: z.number().int(),
      })
      .nullable(),
  }),
  message: 'outcome.done',
  problems: ['payment_not_found'],
});

/** Confirms that the money arrived: the plan is active at once, and the member gets a receipt. Again changes nothing. */
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/confirm',
  access: 'administrator',
  permission: 'payments.decide',
  needsProof: true,
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
  needsProof: true,
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
    /**
     * What the caller saw as sent back before. When it is another sum by now the refund is refused, so that a call whose answer was lost,
     * or two administrators at once, send nothing twice.
     */
    refunded_paise: z
      .number(says('validation.number'))
      .int(says('validation.number'))
      .min(0, says('validation.number'))
      .optional(),
    reason: reasonText,
  }),
  data: adminPaymentWire,
  message: 'outcome.payment_refunded',
  problems: ['payment_not_found', 'payment_not_open', 'refund_too_large'],
});

import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { queryRowId } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { rowId, wholeNumber } from '#contract/fields/fields.ts';
import { planLimits } from '#contract/plans/plan-editing.ts';
import { bankReference } from './bank-reference.ts';
import { paymentWire, planEffectWire, priceWire } from './payment.wire.ts';

/** What a plan costs and changes for the caller, before anything is bought. Nothing is stored. */
export const previewPlan = endpoint({
  method: 'GET',
  path: '/payment/preview',
  access: 'member',
  feature: 'payments',
  summary: 'What a plan costs and changes for the caller',
  reads: ['plan', 'payments'],
  input: z.object({ plan_id: queryRowId }),
  data: z.object({
    price: priceWire,
    effect: planEffectWire,
    /** The ways of paying that the operator offers. */
    methods: z.array(z.enum(['upi', 'gateway', 'free'])),
  }),
  message: 'outcome.done',
  problems: ['plan_not_found', 'plan_not_offered', 'payments_off'],
});

/**
 * Starts a payment of a plan at its present price. The same plan again answers the payment that is still open, so two windows pay once.
 * A plan without a price is active at once.
 */
export const startPayment = endpoint({
  method: 'POST',
  path: '/payment/start',
  access: 'member',
  feature: 'payments',
  summary: 'Start paying for a plan',
  changes: ['plan', 'payments'],
  input: z.object({
    plan_id: rowId,
    method: z.enum(['upi', 'gateway'], says('validation.choice')).default('upi'),
    /** Price, term and contact views that the buyer saw; a plan with other ones is refused. */
    amount_paise: z
      .number(says('validation.number'))
      .int(says('validation.number'))
      .min(0, says('validation.number'))
      .optional(),
    duration: wholeNumber(1, planLimits.duration).optional(),
    contact_limit: wholeNumber(1, planLimits.contactLimit).optional(),
  }),
  data: z.object({
    ...paymentWire.shape,
    /** For apps of this phone; null on a gateway. */
    pay_upi_uri: z.string().nullable(),
    /** The same as a QR code: an SVG. */
    pay_qr: z.string().nullable(),
    /** The receiver of the money, as the app will show it. */
    pay_payee: z.string().nullable(),
    /** The page of the gateway. */
    pay_url: z.string().nullable(),
  }),
  message: 'outcome.payment_started',
  status: 201,
  problems: [
    'plan_not_found',
    'plan_not_offered',
    'plan_changed',
    'plan_already_active',
    'payments_off',
    'payment_waiting',
    'gateway_failed',
  ],
  perMinute: 20,
});

/** Gives the bank's reference of the transfer; then the payment waits for its confirmation. While it waits, the reference can be corrected. */
export const givePaymentReference = endpoint({
  method: 'POST',
  path: '/payment/reference',
  access: 'member',
  feature: 'payments',
  summary: "Give the bank's reference of a payment",
  changes: ['plan', 'payments'],
  input: z.object({ pay_id: rowId, reference: bankReference }),
  data: paymentWire,
  message: 'outcome.payment_waiting',
  problems: ['payment_not_found', 'payment_not_open', 'reference_used'],
  perMinute: 20,
});

/** The own payments, newest first. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/payment/list',
  access: 'member',
  feature: 'payments',
  summary: 'The own payments',
  reads: ['payments'],
  input: z.object({}),
  data: z.array(paymentWire),
  message: 'outcome.done',
  problems: [],
});

/** The receipt of a payment, or one of its credit notes, for its member and for finance. */
export const downloadReceipt = endpoint({
  method: 'GET',
  path: '/payment/receipt',
  access: 'session',
  feature: 'payments',
  summary: 'Download a receipt',
  reads: [],
  input: z.object({
    pay_id: queryRowId,
    /** A credit note of the payment. */
    rc_id: queryRowId.optional(),
  }),
  download: 'application/pdf',
  data: z.null(),
  message: 'outcome.done',
  problems: ['receipt_not_found'],
  perMinute: 60,
});

import type { Endpoint } from '#contract/calls/endpoint.ts';
import { confirmPayment, refundPayment, rejectPayment } from './admin-payments.ts';
import { assignPlan, withdrawPlan } from './assign-plan.ts';
import { givePaymentReference, listPayments, previewPlan, startPayment } from './payments.ts';

/** The calls of plans and payments. */
export const paymentEndpoints: readonly Endpoint[] = [
  previewPlan,
  startPayment,
  givePaymentReference,
  listPayments,
  confirmPayment,
  rejectPayment,
  refundPayment,
  assignPlan,
  withdrawPlan,
];
